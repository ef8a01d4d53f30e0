import { defineGame, type Game, type GameTypes } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { type TicTacToe, ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { type Pressed, press } from "../src/press.ts";
import { grid, row } from "./scenes.ts";

/** Presses one target after another; what the last one leads to. */
const pressAll = <T extends GameTypes>(game: Game<T>, position: T["position"], targets: readonly string[]) =>
  targets.reduce<Pressed<T["action"]>>(({ clicked }, target) => press(game, position, clicked, target), {
    clicked: [],
  });

describe("one press an action", () => {
  test("a free cell is played at once", () => {
    const { action, clicked } = press(ticTacToe, grid("place:2 ....x...."), [], "a3");
    expect(action).toEqual({ phase: "place", cell: 0 });
    expect(clicked).toEqual([]);
  });

  test("place.free: a taken cell is explained", () => {
    const { failure } = press(ticTacToe, grid("place:2 ....x...."), [], "b2");
    expect(failure).toMatchObject({ code: "refused", clause: "place.free", spaces: ["b2"] });
  });

  test("what no action knows is idle", () => {
    expect(press(ticTacToe, grid("place:1 ........."), [], "z9")).toEqual({ clicked: [], idle: true });
  });
});

describe("two presses an action", () => {
  const position = row("move:2 l1,d2+l3,n+d1,d3,l2 dark - 4");
  const after = (...targets: string[]) => pressAll(pantarei, position, targets);

  test("move.distance: a piece is selected, then played by where it lands", () => {
    expect(after("top-1")).toEqual({ clicked: ["top-1"] });
    expect(after("top-1", "top-2").action).toMatchObject({ pile: 0, direction: "R", pair: false });
  });

  test("a selected target pressed again is taken back", () => {
    expect(after("top-1", "top-1")).toEqual({ clicked: [] });
  });

  test("move.distance: a wrong landing is explained, and the piece stays selected", () => {
    const { clicked, failure } = after("top-1", "top-4");
    expect(failure?.clause).toBe("move.distance");
    expect(clicked).toEqual(["top-1"]);
  });

  test("move.distance: a wrong landing on an own piece is explained, and begins there", () => {
    const { clicked, failure } = after("top-1", "top-5");
    expect(failure?.clause).toBe("move.distance");
    expect(clicked).toEqual(["top-5"]);
  });
});

describe("where the game cannot say what was meant", () => {
  /** Two presses an action, and no words for those that spell none. */
  const { attempt: _, ...silent } = ticTacToe;
  const game = defineGame<TicTacToe>({
    ...silent,
    clicks: (_position, { cell }) => [`column-${cell % 3}`, `row-${Math.floor(cell / 3)}`],
  });
  const position = grid("place:2 ....x....");

  test("a press that begins another action begins there", () => {
    expect(press(game, position, ["column-1"], "column-2")).toEqual({ clicked: ["column-2"] });
  });
  test("any other is idle and changes nothing", () => {
    expect(press(game, position, ["column-1"], "row-1")).toEqual({ clicked: ["column-1"], idle: true });
  });
});
