// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SerpentBoard } from "../src/element.ts";
import { approach, count, find, focused, key, load, mount, target, targetsOf } from "./boards.ts";
import { type TablesOptions, tablesAfterLaying, tablesScene } from "./tables.ts";
import { TABLES } from "./words.ts";

const NARROW = { layout: "narrow" } as const;

async function show(options: TablesOptions = {}): Promise<SerpentBoard> {
  const board = mount();
  board.words = TABLES.en;
  board.layout = "narrow";
  board.scene = tablesScene({ ...NARROW, ...options });
  await approach(board);
  return board;
}
function setScene(board: SerpentBoard, options: TablesOptions): void {
  board.scene = tablesScene({ ...NARROW, ...options });
  board.flush();
}
const shown = (board: SerpentBoard): string[] =>
  [...(board.shadowRoot?.querySelectorAll<HTMLElement>(".overlay") ?? [])].map(
    (pane) => pane.dataset["panel"] ?? "",
  );
const tabs = (board: SerpentBoard): HTMLElement[] => [
  ...(board.shadowRoot?.querySelectorAll<HTMLElement>("[role=tab]") ?? []),
];
function selectTab(board: SerpentBoard, index: number): void {
  tabs(board)[index]?.click();
  board.flush();
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the narrow layout", () => {
  test("shows one panel, in the place of the first, below the scene's own part", async () => {
    const board = await show();
    selectTab(board, 2);
    expect(shown(board)).toEqual(["table-3"]);
    expect(targetsOf(board, "target")).toEqual(["hand", "end-3"]);
    expect(targetsOf(board, "button")).toEqual(["out"]);
    expect(find(board, "[data-panel=table-3] > rect").getAttribute("y")).toBe("60");
    // the hand and one panel: 60 and 200, plus a margin
    const [, , , height = 0] = (find(board, "svg").getAttribute("viewBox") ?? "").split(" ").map(Number);
    expect(height).toBeCloseTo(260 * 1.06);
  });

  test("moves up what is below the panels", async () => {
    const board = await show({ hasHandBelow: true });
    const [, , , height = 0] = (find(board, "svg").getAttribute("viewBox") ?? "").split(" ").map(Number);
    // the hand, one panel, and the other hand: 60, 200 and 60, plus a margin
    expect(height).toBe(338);
    // its middle is at 60 + 200 + 4 + 22
    const { top, height: part } = target(board, "hand-below").style;
    expect(Number.parseFloat(top)).toBeCloseTo((100 * (286 + 9)) / height, 0);
    expect(Number.parseFloat(part)).toBeCloseTo((100 * 44) / height, 0);
  });

  test("is not used for a single panel or in the wide layout", async () => {
    const board = await show({ lengths: [3] });
    expect(count(board, "[role=tablist]")).toBe(0);
    board.layout = "wide";
    board.scene = tablesScene();
    board.flush();
    expect(shown(board)).toEqual(["table-1", "table-2", "table-3"]);
    expect(count(board, "[role=tablist]")).toBe(0);
  });
});

describe("tabs", () => {
  test("have the labels of all panels, and control the one that is shown", async () => {
    const board = await show({ active: 1 });
    expect(tabs(board).map(({ textContent }) => textContent)).toEqual([
      "Player 1: 2 cards",
      "Player 2: 5 cards, something to do here",
      "Player 3: 9 cards",
    ]);
    expect(tabs(board).map((tab) => tab.getAttribute("aria-selected"))).toEqual(["false", "true", "false"]);
    const selected = tabs(board)[1];
    const pane = find(board, "[role=tabpanel]");
    expect(selected?.getAttribute("aria-controls")).toBe(pane.id);
    expect(pane.getAttribute("aria-labelledby")).toBe(selected?.id);
    expect(find(board, "[role=tablist]").getAttribute("aria-label")).toBe("Parts of the board");
  });

  test("break their labels between the parts, not within one", async () => {
    const scene = tablesScene(NARROW);
    const label = "Player 1 · 5 short";
    const board = mount();
    board.layout = "narrow";
    board.scene = { ...scene, panels: (scene.panels ?? []).map((panel) => ({ ...panel, label })) };
    await load(board);
    const [name] = tabs(board);
    expect(name?.textContent).toBe("Player 1 · 5 short");
    expect([...(name?.querySelectorAll(".name > span") ?? [])].map(({ textContent }) => textContent)).toEqual(
      ["Player 1 ·", "5 short"],
    );
  });

  test("mark the active panel with a dot, selected or not", async () => {
    const board = await show({ active: 1 });
    selectTab(board, 0);
    expect(tabs(board).map((tab) => tab.classList.contains("active"))).toEqual([false, true, false]);
  });

  test("are one tab stop; arrows, Home and End select a panel, wrapping around", async () => {
    const board = await show();
    tabs(board)[0]?.focus();
    const path = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End"].map((name) => {
      key(board, name);
      return [shown(board)[0], board.shadowRoot?.activeElement?.id, count(board, "[role=tab][tabindex='0']")];
    });
    expect(path).toEqual([
      ["table-2", "tab-1", 1],
      ["table-3", "tab-2", 1],
      ["table-1", "tab-0", 1],
      ["table-3", "tab-2", 1],
      ["table-1", "tab-0", 1],
      ["table-3", "tab-2", 1],
    ]);
  });
});

describe("the active panel", () => {
  test("is selected at first, and when it becomes active", async () => {
    const board = await show({ active: 2 });
    expect(shown(board)).toEqual(["table-3"]);
    setScene(board, { active: 0 });
    expect(shown(board)).toEqual(["table-1"]);
  });

  test("is followed by the one whose owner has won", async () => {
    const board = await show({ active: 2 });
    setScene(board, { winner: 1 });
    expect(shown(board)).toEqual(["table-2"]);
  });

  test("does not replace a panel that the user selected", async () => {
    const board = await show({ active: 2 });
    selectTab(board, 1);
    setScene(board, { active: 2 });
    expect(shown(board)).toEqual(["table-2"]);
    setScene(board, {});
    expect(shown(board)).toEqual(["table-2"]);
    setScene(board, { active: 2 });
    expect(shown(board)).toEqual(["table-3"]);
  });

  test("takes the focus along", async () => {
    const board = await show({ active: 0 });
    target(board, "end-1").focus();
    board.animated = false;
    setScene(board, { active: 1 });
    expect(focused(board)).toBe("end-2");
  });

  test("is selected after a delay if the selected panel has a new piece", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
    const board = await show({ active: 0 });
    vi.useFakeTimers();
    board.scene = tablesAfterLaying(0, { ...NARROW, active: 1 });
    board.flush();
    expect(shown(board)).toEqual(["table-1"]);
    vi.advanceTimersByTime(750);
    board.flush();
    expect(shown(board)).toEqual(["table-2"]);
  });

  test("is selected immediately for readers who prefer reduced motion", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    const board = await show({ active: 0 });
    board.scene = tablesAfterLaying(0, { ...NARROW, active: 1 });
    board.flush();
    expect(shown(board)).toEqual(["table-2"]);
  });
});

describe("swiping", () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 172));
  });

  function swipe(
    board: SerpentBoard,
    by: { readonly x: number; readonly y: number },
    pointerType = "touch",
  ): void {
    const at = [
      ["pointerdown", 150, 80],
      ["pointermove", 150 + by.x, 80 + by.y],
      ["pointerup", 150 + by.x, 80 + by.y],
    ] as const;
    for (const [type, clientX, clientY] of at) {
      const init = { clientX, clientY, pointerType, pointerId: 1, buttons: 1, bubbles: true };
      find(board, ".viewport").dispatchEvent(new PointerEvent(type, init));
    }
    board.flush();
  }

  test("sideways selects the adjacent panel, and stops at the last one", async () => {
    const board = await show();
    const path = [-90, -90, -90, 90].map((x) => {
      swipe(board, { x, y: 10 });
      return shown(board)[0];
    });
    expect(path).toEqual(["table-2", "table-3", "table-3", "table-2"]);
  });

  test.each([
    ["down or up", { x: -50, y: 90 }, "touch"],
    ["a little", { x: -20, y: 0 }, "touch"],
    ["with a mouse", { x: -90, y: 0 }, "mouse"],
  ])("%s selects nothing", async (_, by, pointerType) => {
    const board = await show();
    swipe(board, by, pointerType);
    expect(shown(board)).toEqual(["table-1"]);
  });

  test("pans an adjusted panel instead", async () => {
    const board = await show();
    find(board, "[aria-label='Zoom in']").click();
    board.flush();
    swipe(board, { x: -90, y: 0 });
    expect(shown(board)).toEqual(["table-1"]);
  });
});
