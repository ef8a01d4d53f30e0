import { connectFour } from "@serpentarium/connect-four";
import {
  createRandom,
  createTable,
  type Game,
  type GameTypes,
  randomAction,
  soleWinnerOf,
  unwrap,
} from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { ssserpent } from "@serpentarium/ssserpent";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { findForcedWin, winsWithin } from "../src/index.ts";

/** Whether a seat wins within this many actions against every defence, by trying everything. */
function bruteForce<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  seat: number,
  actions: number,
): boolean {
  if (position.outcome) return soleWinnerOf(position.outcome) === seat;
  if (actions === 0) return false;
  const wins = (action: T["action"]): boolean =>
    bruteForce(game, game.apply(position, action), seat, actions - 1);
  const legal = game.legalActions(position);
  return game.toAct(position) === seat ? legal.some(wins) : legal.every(wins);
}

/** Positions near the end of random games. */
function lastPositions<T extends GameTypes>(game: Game<T>, games: number, fromEnd: number): T["position"][] {
  return Array.from({ length: games }, (_, seed) => {
    const random = createRandom(seed);
    const positions = [game.start(createTable(game))];
    for (let position = positions[0]; position && !position.outcome; ) {
      position = game.apply(position, randomAction(game, position, random));
      positions.push(position);
    }
    return positions.slice(-1 - fromEnd, -1);
  }).flat();
}

describe("a forced win is what trying everything finds", () => {
  test.each([
    ["tic-tac-toe", ticTacToe as Game, 30, 5, 5],
    ["connect four", connectFour as Game, 10, 4, 5],
    ["Pantareï", pantarei as Game, 8, 4, 3],
    ["Ssserpent", ssserpent as Game, 4, 4, 3],
  ])("in %s", (_, game, games, fromEnd, maxActions) => {
    let found = 0;
    for (const position of lastPositions(game, games, fromEnd)) {
      const seat = game.toAct(position);
      if (typeof seat !== "number") continue;
      const lengths = Array.from({ length: maxActions }, (_, i) => i + 1);
      const shortest = lengths.find((actions) => bruteForce(game, position, seat, actions));
      expect(winsWithin(game, position, seat, { maxActions })).toBe(shortest !== undefined);
      expect(winsWithin(game, position, 1 - seat, { maxActions })).toBe(
        bruteForce(game, position, 1 - seat, maxActions),
      );
      const forced = findForcedWin(game, position, { maxActions });
      expect(forced?.actions).toBe(shortest);
      if (!forced || shortest === undefined) continue;
      found++;
      const winning = game
        .legalActions(position)
        .filter((action) => bruteForce(game, game.apply(position, action), seat, shortest - 1));
      expect(forced.winning).toEqual(winning);
    }
    expect(found).toBeGreaterThan(4);
  });
});

test("the margin also counts slower wins", () => {
  // red wins at once on either side of its row, or after any other action with the next one
  const position = unwrap(connectFour.parsePosition("drop:1 7/7/7/7/y6/y1rrr1y", createTable(connectFour)));
  expect(findForcedWin(connectFour, position)).toMatchObject({
    actions: 1,
    winning: [{ column: 1 }, { column: 5 }],
  });
  const slower = findForcedWin(connectFour, position, { margin: 2 });
  expect(slower?.winning).toHaveLength(7);
  expect(findForcedWin(connectFour, position, { margin: 2, maxWinning: 2 })?.winning).toHaveLength(2);
});

test("finds nothing within too small limits, or where there is none", () => {
  const start = ticTacToe.start(createTable(ticTacToe));
  expect(findForcedWin(ticTacToe, start)).toBeUndefined();
  const position = unwrap(ticTacToe.parsePosition("place:1 x.o.xo...", createTable(ticTacToe)));
  expect(findForcedWin(ticTacToe, position, { nodes: 0 })).toBeUndefined();
  expect(findForcedWin(ticTacToe, position, { maxActions: 0 })).toBeUndefined();
  expect(winsWithin(ticTacToe, start, 0, { nodes: 5 })).toBeUndefined();
  expect(winsWithin(ticTacToe, start, 0, { maxActions: 4 })).toBe(false);
});

test("does not look at what chance decides", () => {
  const start = pantarei.start(createTable(pantarei));
  expect(findForcedWin(pantarei, start)).toBeUndefined();
  expect(winsWithin(pantarei, start, 0)).toBeUndefined();
});
