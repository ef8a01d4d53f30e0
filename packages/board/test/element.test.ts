// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import type { SerpentBoard } from "../src/element.ts";
import { count, find, focused, hear, key, mount, press, status, target, targetsOf } from "./boards.ts";
import { gridScene, HOSTILE, hostileScene, rowScene } from "./scenes.ts";

afterEach(() => vi.restoreAllMocks());

function show(text = "place:2 ....x...."): SerpentBoard {
  const board = mount();
  board.scene = gridScene(text);
  board.flush();
  return board;
}

describe("what it shows", () => {
  test("what stands in its tag, until it has a scene", () => {
    const board = mount();
    expect(count(board, "slot")).toBe(1);
    board.scene = gridScene("place:1 .........");
    board.flush();
    expect(count(board, "slot")).toBe(0);
    expect(targetsOf(board, "target")).toHaveLength(9);
  });

  test("its one style sheet for all boards, without a tag that a page's security policy would stop", () => {
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
      value: gridScene("place:1 ........."),
      configurable: true,
      enumerable: true,
    });
    document.body.replaceChildren(board);
    await Promise.resolve();
    expect(targetsOf(board, "target")).toHaveLength(9);
  });

  test("the group and every target by their labels, in the language of the board", () => {
    const board = show();
    expect(find(board, "[role=group]").getAttribute("aria-label")).toBe("A grid of nine cells");
    board.setAttribute("language", "fr");
    board.flush();
    expect(find(board, "[role=group]").getAttribute("aria-label")).toBe("Une grille de neuf cases");
    expect(target(board, "b2").getAttribute("aria-label")).toBe("b2\u00a0: croix");
    expect(find(board, ".root").lang).toBe("fr");
  });

  test("targets without an area as buttons beside the board", () => {
    const board = mount();
    board.scene = rowScene("move:2 l1,d2 dark - 4");
    board.flush();
    expect(targetsOf(board, "button")).toEqual(["pass"]);
    expect(target(board, "pass").textContent).toBe("Pass");
  });

  test("spaces for which no target speaks, in words", () => {
    const board = show();
    expect(count(board, "li")).toBe(0);
    board.scene = { ...gridScene("place:1 ........."), targets: [] };
    board.flush();
    expect(count(board, "li")).toBe(9);
  });

  test("a theme, by attribute", () => {
    const board = show();
    expect(count(board, "svg.serpent-auto")).toBe(1);
    board.setAttribute("theme", "dark");
    board.flush();
    expect(count(board, "svg.serpent-dark")).toBe(1);
  });

  test("hostile words as words", () => {
    const board = mount();
    board.scene = hostileScene;
    board.flush();
    expect(count(board, "script")).toBe(0);
    expect(find(board, ".target").getAttribute("aria-label")).toBe(HOSTILE);
  });
});

describe("pressing", () => {
  test("every target fires pick, one that is not enabled too", () => {
    const board = show();
    const picked = hear(board, "pick");
    board.enabled = ["a1"];
    board.flush();
    press(board, "a1");
    press(board, "b2");
    expect(picked).toEqual([{ target: "a1" }, { target: "b2" }]);
    expect(target(board, "a1").hasAttribute("aria-disabled")).toBe(false);
    expect(target(board, "b2").getAttribute("aria-disabled")).toBe("true");
  });

  test("what is selected is pressed, what can follow is shown", () => {
    const board = show();
    board.enabled = ["a1", "c1"];
    board.selected = ["b2"];
    board.flush();
    expect(target(board, "b2").getAttribute("aria-pressed")).toBe("true");
    expect(target(board, "b2").hasAttribute("aria-disabled")).toBe(false);
    expect(targetsOf(board, "next")).toEqual(["a1", "c1"]);
  });

  test("pick leaves shadow roots", () => {
    const board = show();
    const heard = vi.fn();
    document.body.addEventListener("pick", heard, { once: true });
    press(board, "a1");
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe("the keyboard", () => {
  test("one target is in the tab order, and arrows, Home and End move along", () => {
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

  test("focus leads to the target that Tab leads to", () => {
    const board = mount();
    board.scene = gridScene("place:1 .........");
    board.focus();
    expect(focused(board)).toBe("a3");
  });

  test("keys with a modifier belong to the browser", () => {
    const board = show();
    target(board, "a3").focus();
    find(board, ".target:focus, [data-target=a3]").dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowRight", altKey: true, bubbles: true }),
    );
    expect(focused(board)).toBe("a3");
  });

  test("Escape takes back while something is selected, and else goes on to the page", () => {
    const board = show();
    const [unpicked, escaped] = [hear(board, "unpick"), vi.fn()];
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

  test("focus goes to the nearest target when its own leaves", () => {
    const board = show();
    target(board, "c1").focus();
    const scene = gridScene("place:2 ....x....");
    board.scene = { ...scene, targets: scene.targets.filter(({ id }) => id !== "c1" && id !== "b1") };
    board.flush();
    expect(focused(board)).toBe("c2");
  });
});

describe("what it says", () => {
  test("an announcement is a polite status, and a refusal looks like one", () => {
    const board = show();
    board.announce("b2 already holds a mark.", "refused");
    board.flush();
    expect(status(board)).toBe("b2 already holds a mark.");
    expect(find(board, "[role=status]").className).toContain("refused");
  });

  test("the same words twice differ, so that they are heard twice", () => {
    const board = show();
    const said = [1, 2, 3].map(() => {
      board.announce("Again");
      board.flush();
      return find(board, "[role=status]").textContent;
    });
    expect(said.map((text) => text.trim())).toEqual(["Again", "Again", "Again"]);
    expect(said[0]).not.toBe(said[1]);
    expect(said[1]).not.toBe(said[2]);
  });
});

describe("motion", () => {
  const flights: { piece: string | null; frames: unknown; duration: number }[] = [];

  /** Takes down what would move; happy-dom animates nothing. */
  function record(isReduced = false): typeof flights {
    flights.length = 0;
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: isReduced } as MediaQueryList);
    Object.assign(SVGElement.prototype, {
      getAnimations: () => [],
      animate(this: SVGElement, frames: unknown, { duration }: { duration: number }) {
        flights.push({ piece: this.getAttribute("data-piece"), frames, duration });
        return {};
      },
    });
    return flights;
  }

  function follow(board: SerpentBoard, texts: readonly string[]): void {
    for (const text of texts) {
      board.scene = rowScene(text);
      board.flush();
    }
  }
  const TURN = ["move:2 l2,d3,l3 dark - 0", "move:1 d3,l3+l2 dark - 0"];

  test("none on the first drawing", () => {
    const moved = record();
    follow(mount(), TURN.slice(0, 1));
    expect(moved).toEqual([]);
  });

  test("pieces go from where they stood to where they stand, as copies above the others", () => {
    const moved = record();
    const board = mount();
    follow(board, TURN);
    const copies = moved.filter(({ piece }) => piece === null);
    expect(copies).toHaveLength(3);
    expect(count(board, ".flights > *")).toBe(3);
    expect(copies.every(({ duration }) => duration === 250)).toBe(true);
  });

  test("what is new appears, what has gone fades", () => {
    const moved = record();
    const board = mount();
    for (const text of ["place:1 xo.......", "place:1 x.o......"]) {
      board.scene = gridScene(text);
      board.flush();
    }
    expect(moved.map(({ piece, frames }) => [piece, frames])).toEqual([
      [null, [{ opacity: 1 }, { opacity: 0 }]],
      ["mark-c3", [{ opacity: 0 }, { opacity: 1 }]],
    ]);
  });

  test("none for readers who prefer it reduced, nor where only the layout changes", () => {
    const moved = record(true);
    follow(mount(), TURN);
    expect(moved).toEqual([]);
    record();
    const board = mount();
    board.animated = false;
    follow(board, TURN);
    expect(moved).toEqual([]);
  });
});
