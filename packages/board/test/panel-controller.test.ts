// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SerpentBoard } from "../src/element.ts";
import { PANEL_CSS } from "../src/panel-css.ts";
import { approach, count, find, focused, key, load, mount, press, recordEvents, target } from "./boards.ts";
import { tablesAfterLaying, tablesScene } from "./tables.ts";
import { TABLES } from "./words.ts";

afterEach(() => vi.restoreAllMocks());

async function show(given: Parameters<typeof tablesScene>[0] = {}): Promise<SerpentBoard> {
  const board = mount();
  board.words = TABLES.en;
  board.scene = tablesScene(given);
  await approach(board);
  return board;
}

const overlay = (board: SerpentBoard, id: string): HTMLElement => find(board, `.overlay[data-panel=${id}]`);
const viewport = (board: SerpentBoard, id: string): HTMLElement =>
  find(board, `.overlay[data-panel=${id}] .viewport`);
const plane = (board: SerpentBoard, id: string): string =>
  find(board, `.panel[data-panel=${id}] .plane`).style.transform;
const isAdjusted = (board: SerpentBoard, id: string): boolean =>
  overlay(board, id).classList.contains("adjusted");
const tool = (board: SerpentBoard, id: string, label: string): HTMLElement =>
  find(board, `.overlay[data-panel=${id}] [aria-label="${label}"]`);
function use(board: SerpentBoard, id: string, label: string): void {
  tool(board, id, label).click();
  board.flush();
}

describe("panels side by side", () => {
  test("are groups with their labels, which name the active one", async () => {
    const board = await show({ active: 1 });
    board.words = TABLES.fr;
    board.flush();
    const labels = ["table-1", "table-2"].map((id) => overlay(board, id).getAttribute("aria-label"));
    expect(labels).toEqual(["Joueur 1\u00a0: 2 cartes", "Joueur 2\u00a0: 5 cartes, à jouer ici"]);
    expect(overlay(board, "table-1").getAttribute("role")).toBe("group");
    expect(count(board, "[role=tablist]")).toBe(0);
  });

  test("clip their targets, which are placed relative to the viewport", async () => {
    const board = await show({ lengths: [2] });
    expect(target(board, "end-1").parentElement).toBe(viewport(board, "table-1"));
    expect(PANEL_CSS).toMatch(/\.viewport\{[^}]*overflow:clip/);
    // two cards and a free cell, 160 by 80, scaled by 1.875 in a viewport of 300 by 172
    const { left, top, width } = target(board, "end-1").style;
    expect([left, top, width]).toEqual(["75.000%", "50.000%", "25.000%"]);
  });

  test("list spaces without a target for screen readers", async () => {
    const board = await show();
    expect(overlay(board, "table-2").querySelectorAll("li")).toHaveLength(5);
    expect(count(board, ".stage > ul")).toBe(0);
  });

  test("have targets that are pressed like others, while buttons stay beside the board", async () => {
    const board = await show();
    const picked = recordEvents(board, "pick");
    press(board, "end-3");
    press(board, "out");
    expect(picked).toEqual([{ target: "end-3" }, { target: "out" }]);
    expect(find(board, ".buttons").contains(target(board, "out"))).toBe(true);
  });

  test("keep the room of buttons that disappear, but reserve none without buttons", async () => {
    const board = await show();
    const scene = tablesScene();
    const targets = scene.targets.filter(({ area }) => area !== undefined);
    board.scene = { ...scene, targets };
    board.flush();
    expect(find(board, ".buttons").children).toHaveLength(0);
    const other = mount();
    other.scene = { ...scene, targets };
    await load(other);
    expect(count(other, ".buttons")).toBe(0);
  });
});

describe("the keyboard", () => {
  test("arrows move between targets by their places on the scene, across panels", async () => {
    const board = await show({ lengths: [2, 3, 4, 5] });
    target(board, "end-1").focus();
    const path = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home"].map((name) => {
      key(board, name);
      return focused(board);
    });
    expect(path).toEqual(["end-2", "end-4", "end-3", "end-1", "hand"]);
    expect(count(board, ".target[tabindex='0']")).toBe(1);
  });

  test("focusing a target makes it visible", async () => {
    const board = await show({ lengths: [2] });
    use(board, "table-1", "Zoom in");
    use(board, "table-1", "Zoom in");
    const before = plane(board, "table-1");
    expect(Number.parseFloat(target(board, "end-1").style.left)).toBeGreaterThan(80);
    target(board, "end-1").focus();
    board.flush();
    expect(plane(board, "table-1")).not.toBe(before);
    const { left, width } = target(board, "end-1").style;
    expect(Number.parseFloat(left) + Number.parseFloat(width) / 2).toBeLessThanOrEqual(100.01);
  });
});

describe("the zoom toolbar", () => {
  test("zooms in and out and shows all; buttons without effect are disabled", async () => {
    const board = await show();
    const disabled = (label: string) => tool(board, "table-2", label).getAttribute("aria-disabled");
    expect(["Zoom in", "Zoom out", "Show all"].map(disabled)).toEqual([null, "true", "true"]);
    const all = plane(board, "table-2");
    use(board, "table-2", "Zoom in");
    expect(isAdjusted(board, "table-2")).toBe(true);
    expect(isAdjusted(board, "table-1")).toBe(false);
    expect(["Zoom out", "Show all"].map(disabled)).toEqual([null, null]);
    use(board, "table-2", "Zoom out");
    expect(plane(board, "table-2")).toBe(all);
    use(board, "table-2", "Zoom in");
    use(board, "table-2", "Show all");
    expect([plane(board, "table-2"), isAdjusted(board, "table-2")]).toEqual([all, false]);
  });

  test("is one tab stop with arrow keys, in the language of the board", async () => {
    const board = await show({ lengths: [2] });
    board.words = TABLES.fr;
    board.flush();
    const tools = [...overlay(board, "table-1").querySelectorAll<HTMLElement>(".zoom button")];
    expect(tools.map((button) => [button.getAttribute("aria-label"), button.tabIndex])).toEqual([
      ["Agrandir", 0],
      ["Réduire", -1],
      ["Tout montrer", -1],
    ]);
    tools[0]?.focus();
    key(board, "ArrowLeft");
    expect(board.shadowRoot?.activeElement).toBe(tools[2]);
  });
});

describe("pointers", () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 172));
  });

  function point(board: SerpentBoard, type: string, x: number, y: number, more: PointerEventInit = {}) {
    const given = { clientX: x, clientY: y, buttons: 1, pointerId: 1, bubbles: true, ...more };
    const event = new PointerEvent(type, { ...given, composed: true, cancelable: true });
    viewport(board, "table-1").dispatchEvent(event);
    board.flush();
    return event;
  }
  const drag = (board: SerpentBoard, from: number, to: number, more: PointerEventInit = {}): void => {
    point(board, "pointerdown", from, 80, more);
    point(board, "pointermove", to, 82, more);
    point(board, "pointerup", to, 82, more);
  };
  const wheel = (board: SerpentBoard, init: WheelEventInit): WheelEvent => {
    const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, ...init });
    // happy-dom ignores modifiers of wheel events
    Object.defineProperty(event, "ctrlKey", { value: init.ctrlKey ?? false });
    viewport(board, "table-1").dispatchEvent(event);
    board.flush();
    return event;
  };

  test("the wheel zooms with Ctrl, and otherwise scrolls the page", async () => {
    const board = await show();
    expect(wheel(board, { deltaY: -50 }).defaultPrevented).toBe(false);
    expect(isAdjusted(board, "table-1")).toBe(false);
    expect(wheel(board, { deltaY: -50, ctrlKey: true }).defaultPrevented).toBe(true);
    expect(isAdjusted(board, "table-1")).toBe(true);
  });

  test("a drag pans an adjusted panel, and no other", async () => {
    const board = await show();
    const all = plane(board, "table-1");
    drag(board, 200, 100);
    expect(plane(board, "table-1")).toBe(all);
    use(board, "table-1", "Zoom in");
    const before = plane(board, "table-1");
    drag(board, 200, 180);
    expect(plane(board, "table-1")).not.toBe(before);
  });

  test("a drag presses nothing, but the next press counts", async () => {
    const board = await show();
    const picked = recordEvents(board, "pick");
    const click = () =>
      target(board, "end-1").dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }),
      );
    use(board, "table-1", "Zoom in");
    drag(board, 200, 120);
    click();
    expect(picked).toEqual([]);
    point(board, "pointerdown", 200, 80);
    point(board, "pointerup", 200, 80);
    click();
    expect(picked).toEqual([{ target: "end-1" }]);
  });

  test("two fingers moving apart zoom in", async () => {
    const board = await show();
    point(board, "pointerdown", 100, 80, { pointerId: 1, pointerType: "touch" });
    point(board, "pointerdown", 140, 80, { pointerId: 2, pointerType: "touch" });
    point(board, "pointermove", 160, 80, { pointerId: 2, pointerType: "touch" });
    expect(isAdjusted(board, "table-1")).toBe(true);
  });

  test("a double tap zooms in, and another one shows all", async () => {
    const board = await show();
    const tap = () => {
      point(board, "pointerdown", 100, 80);
      point(board, "pointerup", 100, 80);
    };
    tap();
    expect(isAdjusted(board, "table-1")).toBe(false);
    tap();
    expect(isAdjusted(board, "table-1")).toBe(true);
    tap();
    tap();
    expect(isAdjusted(board, "table-1")).toBe(false);
  });

  test("vertical swipes scroll the page unless the panel is adjusted", async () => {
    expect(PANEL_CSS).toMatch(/\.viewport\{[^}]*touch-action:pan-x pan-y/);
    expect(PANEL_CSS).toContain(".tabbed .viewport{touch-action:pan-y}");
    expect(PANEL_CSS).toContain(".adjusted .viewport{touch-action:none");
  });
});

describe("animation", () => {
  interface Flight {
    readonly piece: string | null;
    readonly plane: string | null;
    readonly frames: readonly Keyframe[];
  }

  /** Records what would be animated; happy-dom animates nothing. */
  function record(): Flight[] {
    const flights: Flight[] = [];
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
    Object.assign(SVGElement.prototype, {
      animate(this: SVGElement, frames: readonly Keyframe[]) {
        const plane = this.closest(".flights")?.getAttribute("data-plane") ?? null;
        flights.push({ piece: this.getAttribute("data-piece"), plane, frames });
        return { finish: () => {} };
      },
    });
    return flights;
  }
  const copies = (flights: readonly Flight[]): Flight[] => flights.filter(({ piece }) => piece === null);

  test("moves a card from the hand to a panel above its clipping, scaled to its size there", async () => {
    const flights = record();
    const board = await show({ lengths: [2] });
    board.scene = tablesAfterLaying(0, { lengths: [2] });
    board.flush();
    const [flight, ...others] = copies(flights);
    expect(others).toEqual([]);
    expect(flight?.plane).toBeNull();
    expect(flight?.frames.map(({ transform }) => transform)).toEqual([
      "translate(0px,0px) scale(1) translate(26px,26px) rotate(0deg)",
      "translate(60px,174px) scale(1.5) translate(80px,0px) rotate(0deg)",
    ]);
  });

  test("stays inside the clipping for pieces of a single panel", async () => {
    const flights = record();
    const board = await show({ lengths: [3] });
    const scene = tablesScene({ lengths: [3] });
    const pieces = scene.pieces
      .filter(({ id }) => id !== "card-1-1")
      .map((piece) => (piece.id === "card-1-2" ? { ...piece, y: -40 } : piece));
    board.scene = { ...scene, pieces };
    board.flush();
    expect(copies(flights).map(({ plane }) => plane)).toEqual(["table-1", "table-1"]);
  });

  test("moves a plane smoothly, except when nothing is animated", async () => {
    record();
    const board = await show({ lengths: [2] });
    const isSmooth = () => find(board, ".stage").classList.contains("smooth");
    expect(isSmooth()).toBe(false);
    board.scene = tablesScene({ lengths: [3] });
    board.flush();
    expect(isSmooth()).toBe(true);
    expect(PANEL_CSS).toContain(".smooth .plane{transition:transform");
    expect(PANEL_CSS).toMatch(/prefers-reduced-motion:reduce\)\{\.smooth \.plane[^}]*transition:none/);
    board.animated = false;
    board.scene = tablesScene({ lengths: [4] });
    board.flush();
    expect(isSmooth()).toBe(false);
  });
});
