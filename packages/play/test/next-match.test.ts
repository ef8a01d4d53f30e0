import { createTable, type Game } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import type { MatchContext } from "@serpentarium/table";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import { nextLevelOf, rematchOf } from "../src/match/next-match.ts";

const game: Game = ticTacToe;

/** A match between these occupants that ended with these places. */
function ended(occupants: readonly string[], places: readonly number[]): MatchContext {
  const nobody = fromCallback(() => {});
  const machine = createTurnMachine(game, { beginner: nobody, good: nobody, strong: nobody });
  const input = { table: createTable(game), occupants, names: ["Ann", ""] };
  const actor = createActor(machine, { input: input as never }).start();
  const { context } = actor.getSnapshot();
  actor.stop();
  return { ...context, outcome: { reason: "end.line", places } };
}

test("a rematch moves all players on by one seat, with their names", () => {
  const match = rematchOf(ended(["person", "good"], [1, 2]));
  expect([match.occupants, match.names]).toEqual([
    ["good", "person"],
    ["", "Ann"],
  ]);
});

test("who has beaten a bot can go on against the next level, at the same seat", () => {
  const next = nextLevelOf(game, ended(["person", "beginner"], [1, 2]));
  expect(next?.level).toBe("easy");
  expect(next?.match.occupants).toEqual(["person", "easy"]);
  expect(next?.match.names).toEqual(["Ann", ""]);
});

test.each([
  ["a loss", ["person", "beginner"], [2, 1]],
  ["a draw", ["person", "beginner"], [1, 1]],
  ["a win against the strongest", ["person", "strong"], [1, 2]],
  ["a match between people", ["person", "person"], [1, 2]],
  ["a match between bots", ["good", "beginner"], [1, 2]],
])("after %s there is no next level", (_, occupants, places) => {
  expect(nextLevelOf(game, ended(occupants, places))).toBeUndefined();
});
