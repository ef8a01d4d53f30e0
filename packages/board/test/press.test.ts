import { defineGame, type Game, type GameTypes, type Seat } from "@serpentarium/core";
import { resolveClicks } from "@serpentarium/core/scene";
import { pantarei } from "@serpentarium/pantarei";
import { type TicTacToe, ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { type PressResult, press as pressTarget } from "../src/press.ts";
import { pantareiPosition, ticTacToePosition } from "./scenes.ts";

const press = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  clicked: readonly string[],
  target: string,
  seat?: Seat,
): PressResult<T["action"]> =>
  pressTarget((targets) => resolveClicks(game, position, targets, seat), clicked, target);

/** Presses several targets and returns the last result. */
const pressAll = <T extends GameTypes>(game: Game<T>, position: T["position"], targets: readonly string[]) =>
  targets.reduce<PressResult<T["action"]>>(({ clicked }, target) => press(game, position, clicked, target), {
    clicked: [],
  });

describe("actions of one target", () => {
  test("plays a free cell", () => {
    const { action, clicked } = press(ticTacToe, ticTacToePosition("place:2 ....x...."), [], "a3");
    expect(action).toEqual({ phase: "place", cell: 0 });
    expect(clicked).toEqual([]);
  });

  test("place.free: explains an occupied cell", () => {
    const { failure } = press(ticTacToe, ticTacToePosition("place:2 ....x...."), [], "b2");
    expect(failure).toMatchObject({ code: "refused", clause: "place.free", spaces: ["b2"] });
  });

  test("ignores a target that belongs to no action", () => {
    expect(press(ticTacToe, ticTacToePosition("place:1 ........."), [], "z9")).toEqual({
      clicked: [],
      idle: true,
    });
  });
});

describe("actions of two targets", () => {
  const position = pantareiPosition("move:2 l1,d2+l3,n+d1,d3,l2 dark - 4");
  const after = (...targets: string[]) => pressAll(pantarei, position, targets);

  test("move.distance: selects a piece, then plays it to where it lands", () => {
    expect(after("top-1")).toEqual({ clicked: ["top-1"] });
    expect(after("top-1", "top-2").action).toMatchObject({ pile: 0, direction: "R", pair: false });
  });

  test("takes back a selected target that is pressed again", () => {
    expect(after("top-1", "top-1")).toEqual({ clicked: [] });
  });

  test("move.distance: explains an illegal landing, and keeps the piece selected", () => {
    const { clicked, failure } = after("top-1", "top-4");
    expect(failure?.clause).toBe("move.distance");
    expect(clicked).toEqual(["top-1"]);
  });

  test("selects another own piece", () => {
    expect(after("top-1", "top-5")).toEqual({ clicked: ["top-5"] });
  });

  test("plays nothing by one press of a piece of the other player", () => {
    expect(after("top-2").action).toBeUndefined();
  });
});

describe("actions of one target beside actions of two", () => {
  const position = ticTacToePosition("place:1 .........");
  const game = defineGame<TicTacToe>({
    ...ticTacToe.definition,
    clicks: (_position, { cell }) => (cell === 0 ? ["corner"] : ["hand", `cell-${cell}`]),
  });

  test("do not play what is not marked after a first press, but clear the selection", () => {
    expect(press(game, position, ["hand"], "corner")).toEqual({ clicked: [] });
    expect(press(game, position, [], "corner").action).toEqual({ phase: "place", cell: 0 });
  });
});

describe("a game that cannot explain illegal presses", () => {
  /** Two targets per action, and no `attempt`. */
  const { intendedAction: _, ...silent } = ticTacToe;
  const game = defineGame<TicTacToe>({
    ...silent.definition,
    clicks: (_position, { cell }) => [`column-${cell % 3}`, `row-${Math.floor(cell / 3)}`],
  });
  const position = ticTacToePosition("place:2 ....x....");

  test("starts the action that a target begins", () => {
    expect(press(game, position, ["column-1"], "column-2")).toEqual({ clicked: ["column-2"] });
  });
  test("ignores any other target", () => {
    expect(press(game, position, ["column-1"], "row-1")).toEqual({ clicked: ["column-1"], idle: true });
  });
});
