// @vitest-environment happy-dom
import { graphBlock, hexBlock } from "@serpentarium/core/scene";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { SerpentBoard } from "../src/element.ts";
import {
  approach,
  count,
  find,
  focused,
  key,
  load,
  mount,
  press,
  recordEvents,
  status,
  target,
  targetsOf,
} from "./boards.ts";
import { HOSTILE, hostileScene, pantareiScene, ticTacToeScene } from "./scenes.ts";
import { PANTAREI, TIC_TAC_TOE } from "./words.ts";

afterEach(() => vi.restoreAllMocks());

function show(text = "place:2 ....x...."): SerpentBoard {
  const board = mount();
  board.words = TIC_TAC_TOE.en;
  board.scene = ticTacToeScene(text);
  board.flush();
  return board;
}

describe("the element shows", () => {
  test("its children until it has a scene", () => {
    const board = mount();
    expect(count(board, "slot")).toBe(1);
    board.scene = ticTacToeScene("place:1 .........");
    board.flush();
    expect(count(board, "slot")).toBe(0);
    expect(targetsOf(board, "target")).toHaveLength(9);
  });

  test("one style sheet for all boards, without a tag that a security policy would block", () => {
    const boards = [mount(), mount()];
    const sheets = boards.flatMap((board) => board.shadowRoot?.adoptedStyleSheets ?? []);
    expect(sheets).toHaveLength(2);
    expect(sheets[0]).toBe(sheets[1]);
    expect(sheets[0]?.cssRules.length).toBeGreaterThan(50);
    expect(boards.map((board) => count(board, "style"))).toEqual([0, 0]);
  });

  test("properties that were set before it was defined or put on the page", async () => {
    const board = document.createElement("serpent-board");
    Object.defineProperty(board, "scene", {
      value: ticTacToeScene("place:1 ........."),
      configurable: true,
      enumerable: true,
    });
    document.body.replaceChildren(board);
    await Promise.resolve();
    expect(targetsOf(board, "target")).toHaveLength(9);
  });

  test("targets with the outlines of their areas, and a ring around each polygon", async () => {
    const board = mount();
    const label = "Board";
    const hexagons = hexBlock({ columns: 2, rows: 2, size: 40 }, () => ({ target: true }));
    board.scene = { ...hexagons, label };
    board.flush();
    await vi.waitFor(() => expect(count(board, ".ring")).toBe(4), { timeout: 60_000 });
    expect(target(board, "a1").style.clipPath).toBe(
      "polygon(50% 0%,100% 25%,100% 75%,50% 100%,0% 75%,0% 25%)",
    );
    expect(target(board, "a1").nextElementSibling?.getAttribute("class")).toBe("ring");
    const nodes = [{ id: "a1", x: 0, y: 0 }];
    const graph = graphBlock({ nodes, edges: [], step: 40, size: 30 }, () => ({ target: true }));
    board.scene = { ...graph, label };
    board.flush();
    expect(target(board, "a1").style.borderRadius).toBe("50%");
    expect([target(board, "a1").style.clipPath, count(board, ".ring")]).toEqual(["", 0]);
  });

  test("labels of the group and of every target, in the language of the board", () => {
    const board = show();
    expect(find(board, "[role=group]").getAttribute("aria-label")).toBe("A grid of nine cells");
    board.words = TIC_TAC_TOE.fr;
    board.flush();
    expect(find(board, "[role=group]").getAttribute("aria-label")).toBe("Une grille de neuf cases");
    expect(target(board, "b2").getAttribute("aria-label")).toBe("b2\u00a0: croix");
    expect(find(board, ".root").lang).toBe("fr");
  });

  test("targets without an area as buttons beside the board", () => {
    const board = mount();
    board.words = PANTAREI.en;
    board.scene = pantareiScene("move:2 l1,d2 dark - 4");
    board.flush();
    expect(targetsOf(board, "button")).toEqual(["pass"]);
    expect(target(board, "pass").textContent).toBe("Pass");
    // their room stays when they are gone, so that nothing below the board moves
    board.scene = { ...pantareiScene("move:2 l1,d2 dark - 4"), targets: [] };
    board.flush();
    expect(count(board, ".buttons")).toBe(1);
  });

  test("spaces without a target as a list for screen readers", () => {
    const board = show();
    expect(count(board, "li")).toBe(0);
    board.scene = { ...ticTacToeScene("place:1 ........."), targets: [] };
    board.flush();
    expect(count(board, "li")).toBe(9);
  });

  test("the theme of its attribute", () => {
    const board = show();
    expect(count(board, "svg.serpent-auto")).toBe(1);
    board.setAttribute("theme", "dark");
    board.flush();
    expect(count(board, "svg.serpent-dark")).toBe(1);
  });

  test("hostile texts as text", () => {
    const board = mount();
    board.scene = hostileScene;
    board.flush();
    expect(count(board, "script")).toBe(0);
    expect(find(board, ".target").getAttribute("aria-label")).toBe(HOSTILE);
  });
});

describe("pressing", () => {
  test("every target dispatches pick, also one that is not enabled", () => {
    const board = show();
    const picked = recordEvents(board, "pick");
    board.enabled = ["a1"];
    board.flush();
    press(board, "a1");
    press(board, "b2");
    expect(picked).toEqual([{ target: "a1" }, { target: "b2" }]);
    expect(target(board, "a1").hasAttribute("aria-disabled")).toBe(false);
    expect(target(board, "b2").getAttribute("aria-disabled")).toBe("true");
  });

  test("selected targets are pressed, and possible next ones are marked", () => {
    const board = show();
    board.enabled = ["a1", "c1"];
    board.selected = ["b2"];
    board.flush();
    expect(target(board, "b2").getAttribute("aria-pressed")).toBe("true");
    expect(target(board, "b2").hasAttribute("aria-disabled")).toBe(false);
    expect(targetsOf(board, "next")).toEqual(["a1", "c1"]);
  });

  test("pick bubbles out of shadow roots", () => {
    const board = show();
    const onPick = vi.fn();
    document.body.addEventListener("pick", onPick, { once: true });
    press(board, "a1");
    expect(onPick).toHaveBeenCalledOnce();
  });
});

describe("the keyboard", () => {
  test("one target is in the tab order, and arrows, Home and End move between targets", () => {
    const board = show();
    expect(count(board, ".target[tabindex='0']")).toBe(1);
    target(board, "a3").focus();
    const path = ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowLeft", "Home", "End"].map(
      (name) => {
        key(board, name);
        return focused(board);
      },
    );
    expect(path).toEqual(["b3", "b2", "b1", "b1", "a1", "a3", "c1"]);
    expect(find(board, ".target[tabindex='0']").dataset["target"]).toBe("c1");
  });

  test("after a press with a pointer, arrows are left to the page until the focus comes back", () => {
    const board = show();
    target(board, "a3").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    target(board, "a3").focus();
    key(board, "ArrowRight");
    expect(focused(board)).toBe("a3");
    target(board, "a3").blur();
    target(board, "a3").focus();
    key(board, "ArrowRight");
    expect(focused(board)).toBe("b3");
  });

  test("focus() focuses the target in the tab order", () => {
    const board = mount();
    board.scene = ticTacToeScene("place:1 .........");
    board.focus();
    expect(focused(board)).toBe("a3");
  });

  test("keys with a modifier are left to the browser", () => {
    const board = show();
    target(board, "a3").focus();
    find(board, ".target:focus, [data-target=a3]").dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowRight", altKey: true, bubbles: true }),
    );
    expect(focused(board)).toBe("a3");
  });

  test("Escape takes back a selected target, and otherwise reaches the page", () => {
    const board = show();
    const [unpicked, escaped] = [recordEvents(board, "unpick"), vi.fn()];
    document.body.addEventListener("keydown", escaped);
    target(board, "b2").focus();
    key(board, "Escape");
    expect([unpicked.length, escaped.mock.calls.length]).toEqual([0, 1]);
    board.selected = ["b2"];
    board.flush();
    key(board, "Escape");
    expect([unpicked.length, escaped.mock.calls.length]).toEqual([1, 1]);
    document.body.removeEventListener("keydown", escaped);
  });

  test("the focus moves to the nearest target when its own is removed", () => {
    const board = show();
    target(board, "c1").focus();
    const scene = ticTacToeScene("place:2 ....x....");
    board.scene = { ...scene, targets: scene.targets.filter(({ id }) => id !== "c1" && id !== "b1") };
    board.flush();
    expect(focused(board)).toBe("c2");
  });

  test("arrows stay with the page when a pressed target is removed", () => {
    const board = show();
    target(board, "c1").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    target(board, "c1").focus();
    const scene = ticTacToeScene("place:2 ....x....");
    board.scene = { ...scene, targets: scene.targets.filter(({ id }) => id !== "c1") };
    board.flush();
    const next = focused(board);
    key(board, "ArrowUp");
    expect([next, focused(board)]).toEqual(["c2", "c2"]);
  });

  test("the page stays when a target that was pressed with a pointer is removed", () => {
    const board = show();
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    const scene = ticTacToeScene("place:2 ....x....");
    target(board, "c1").focus();
    board.scene = { ...scene, targets: scene.targets.filter(({ id }) => id !== "c1") };
    board.flush();
    target(board, "c2").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    board.scene = { ...scene, targets: scene.targets.filter(({ id }) => id !== "c2") };
    board.flush();
    board.focus();
    const [, byKeyboard, byPointer, asked] = focus.mock.calls.map(([options]) => options?.preventScroll);
    expect([byKeyboard, byPointer, asked]).toEqual([false, true, false]);
    focus.mockRestore();
  });

  test("after a pointer press that removes all targets, the keyboard is not taken for the pointer", () => {
    const board = show();
    target(board, "c1").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    target(board, "c1").focus();
    const scene = ticTacToeScene("place:2 ....x....");
    board.scene = { ...scene, targets: [] };
    board.flush();
    board.scene = scene;
    board.flush();
    board.focus();
    const first = focused(board);
    key(board, "ArrowRight");
    expect(focused(board)).not.toBe(first);
  });
});

describe("announcements", () => {
  test("use a polite status, and refusals have their own style", () => {
    const board = show();
    board.announce("b2 already holds a mark.", "refused");
    board.flush();
    expect(status(board)).toBe("b2 already holds a mark.");
    expect(find(board, "[role=status]").className).toContain("refused");
  });

  test("differ when repeated, so that screen readers read them again", () => {
    const board = show();
    const announced = [1, 2, 3].map(() => {
      board.announce("Again");
      board.flush();
      return find(board, "[role=status]").textContent;
    });
    expect(announced.map((text) => text.trim())).toEqual(["Again", "Again", "Again"]);
    expect(announced[0]).not.toBe(announced[1]);
    expect(announced[1]).not.toBe(announced[2]);
  });
});

describe("animation", () => {
  const flights: { piece: string | null; frames: unknown; duration: number }[] = [];

  /** Records what would be animated; happy-dom animates nothing. */
  function record(isReduced = false): typeof flights {
    flights.length = 0;
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: isReduced } as MediaQueryList);
    Object.assign(SVGElement.prototype, {
      animate(this: SVGElement, frames: unknown, { duration }: { duration: number }) {
        flights.push({ piece: this.getAttribute("data-piece"), frames, duration });
        return { finish: () => {} };
      },
    });
    return flights;
  }

  async function follow(board: SerpentBoard, texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      board.scene = pantareiScene(text);
      await approach(board);
    }
  }
  const TURN = ["move:2 l2,d3,l3 dark - 0", "move:1 d3,l3+l2 dark - 0"];

  test("loads with the first use or change of the board, which it leaves still", async () => {
    const moved = record();
    const board = mount();
    for (const text of TURN) {
      board.scene = pantareiScene(text);
      await load(board);
    }
    expect(moved).toEqual([]);
    await follow(board, TURN);
    expect(moved).not.toEqual([]);
  });

  test("does not run on the first drawing", async () => {
    const moved = record();
    await follow(mount(), TURN.slice(0, 1));
    expect(moved).toEqual([]);
  });

  test("moves pieces as copies above the others", async () => {
    const moved = record();
    const board = mount();
    await follow(board, TURN);
    const copies = moved.filter(({ piece }) => piece === null);
    expect(count(board, ".flights > *")).toBe(3);
    expect(count(board, ".piece[data-piece][visibility=hidden]")).toBe(3);
    expect(copies.every(({ duration }) => duration === 250)).toBe(true);
  });

  test("shows what copies hid when the next scene is drawn", async () => {
    record();
    const board = mount();
    await follow(board, TURN);
    await follow(board, TURN.slice(1));
    expect(count(board, ".flights > *")).toBe(0);
    expect(count(board, ".piece[visibility=hidden]")).toBe(0);
  });

  test("fades new pieces in and removed ones out", async () => {
    const moved = record();
    const board = mount();
    for (const text of ["place:1 xo.......", "place:1 x.o......"]) {
      board.scene = ticTacToeScene(text);
      await approach(board);
    }
    expect(moved.map(({ piece, frames }) => [piece, frames])).toEqual([
      [null, [{ opacity: 1 }, { opacity: 0 }]],
      ["mark-c3", [{ opacity: 0 }, { opacity: 1 }]],
    ]);
  });

  test.each([
    ["slow", [625]],
    ["normal", [250]],
    ["fast", [100]],
    ["none", []],
    ["unknown", [250]],
  ])("at the speed %s takes its time", async (speed, durations) => {
    const moved = record();
    const board = mount();
    board.setAttribute("speed", speed);
    await follow(board, TURN);
    const copies = moved.filter(({ piece }) => piece === null);
    expect([...new Set(copies.map(({ duration }) => duration))]).toEqual(durations);
  });

  test("does not run for readers who prefer reduced motion, nor when `animated` is off", async () => {
    const moved = record(true);
    await follow(mount(), TURN);
    expect(moved).toEqual([]);
    record();
    const board = mount();
    board.animated = false;
    await follow(board, TURN);
    expect(moved).toEqual([]);
  });
});
