// @vitest-environment happy-dom
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { afterEach, describe, expect, test, vi } from "vitest";
import { connectPosition } from "../src/connect.ts";
import type { SerpentBoard } from "../src/element.ts";
import { count, find, focused, key, load, mount, recordEvents, target } from "./boards.ts";
import { ticTacToePosition, ticTacToeScene } from "./scenes.ts";
import { TIC_TAC_TOE } from "./words.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show(walk?: string): SerpentBoard {
  const board = mount();
  const scene = ticTacToeScene("place:1 .........");
  board.scene = walk === undefined ? scene : { ...scene, keyboardStart: walk };
  board.flush();
  target(board, "b2").focus();
  return board;
}

describe("arrow keys", () => {
  test("move the focus, whatever is selected", () => {
    const board = show();
    const picked = recordEvents(board, "pick");
    board.selected = ["a3"];
    board.flush();
    key(board, "ArrowRight");
    key(board, "ArrowDown");
    expect(focused(board)).toBe("c1");
    expect(picked).toEqual([]);
  });

  test("press targets in games with paths: from the start, then from the last step", () => {
    const board = show("b2");
    const picked = recordEvents(board, "pick");
    key(board, "ArrowRight");
    board.selected = ["c2"];
    board.flush();
    key(board, "ArrowUp");
    expect(picked).toEqual([{ target: "c2" }, { target: "c3" }]);
    expect(focused(board)).toBe("c3");
  });

  test("mark the first step of a path, elsewhere only what follows a press", () => {
    for (const [walk, shown] of [
      ["b2", 1],
      [undefined, 0],
    ] as const) {
      const board = show(walk);
      board.enabled = ["c2"];
      board.flush();
      expect(target(board, "c2").classList.contains("next") ? 1 : 0).toBe(shown);
    }
  });

  test("do not leave the board, and Backspace takes a step back", () => {
    const board = show("b2");
    board.selected = ["c2"];
    board.flush();
    const [picked, unpicked] = [recordEvents(board, "pick"), recordEvents(board, "unpick")];
    key(board, "ArrowRight");
    expect(picked).toEqual([]);
    key(board, "Backspace");
    expect(unpicked).toHaveLength(1);
  });
});

describe("frames", () => {
  const STEPS = ["place:2 x........", "place:1 xo......."].map((text) => ticTacToeScene(text));
  const END = ticTacToeScene("place:2 xox......");
  const marks = (board: SerpentBoard): number => find(board, "svg").querySelectorAll("[data-piece]").length;

  function pass(isReduced: boolean): SerpentBoard {
    vi.useFakeTimers();
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: isReduced } as MediaQueryList);
    const board = show();
    board.frames = STEPS;
    board.scene = END;
    board.flush();
    return board;
  }

  test("are shown one after the other before the next scene", () => {
    const board = pass(false);
    const seen = [marks(board)];
    for (let i = 0; i < 2; i++) {
      vi.advanceTimersByTime(250);
      board.flush();
      seen.push(marks(board));
    }
    expect(seen).toEqual([1, 2, 3]);
  });

  test("are shown without the marks of the next scene", async () => {
    const board = pass(false);
    board.marks = [{ space: "b1", kind: "last" }];
    const marked = () => {
      board.flush();
      return count(board, ".mark");
    };
    expect(marked()).toBe(0);
    vi.advanceTimersByTime(500);
    await load(board);
    expect(marked()).toBe(1);
  });

  test("are skipped for readers who prefer reduced motion", () => {
    expect(marks(pass(true))).toBe(3);
  });

  test("are replaced by new ones", () => {
    const board = pass(false);
    board.frames = [];
    board.flush();
    expect(marks(board)).toBe(3);
  });

  test("come from the game, from the first action of a match", () => {
    vi.useFakeTimers();
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
    const board = mount();
    const game: typeof ticTacToe = { ...ticTacToe, frames: () => STEPS };
    const position = ticTacToePosition("place:1 xo.......");
    const { match } = connectPosition(board, { game, words: TIC_TAC_TOE.en, position });
    board.flush();
    match.play({ phase: "place", cell: 2 });
    board.flush();
    expect(marks(board)).toBe(1);
    vi.advanceTimersByTime(500);
    board.flush();
    expect(marks(board)).toBe(3);
  });
});
