import { createRandom, createTable, defineGame, type Game, type GameTypes } from "@serpentarium/core";
import { giveUpRule } from "@serpentarium/core/record";
import { snakeDuel } from "@serpentarium/snake-duel";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { playAction, startMatch } from "../src/match.ts";
import { parseTypedAction } from "../src/play/typed-action.ts";

/** A match of a game that a seat can leave. */
function matchOf<T extends GameTypes>({ definition }: Game<T>, clause: T["clause"]) {
  const giveUp = giveUpRule<T>({ clause, apply: (position) => position });
  const game = defineGame({ ...definition, giveUp }) as unknown as Game;
  const match = startMatch(game, { table: createTable(game) });
  const { position } = match;
  return game.toAct(position) === "chance"
    ? playAction(match, game.drawOutcome(position, createRandom(1)))
    : match;
}

test.each([
  ["tic-tac-toe", matchOf(ticTacToe, "end.line"), "b2", "b2"],
  ["snake-duel, with the seat", matchOf(snakeDuel, "end.last"), "1:n", "1:n"],
  ["snake-duel, without", matchOf(snakeDuel, "end.last"), "n", "1:n"],
])("the seat to act plays and leaves, and no other: %s", (_, match, typed, text) => {
  const told = [typed, "1!resign", "2!resign", "1!time"].map((action) => {
    const played = parseTypedAction(match, action);
    return played.ok ? played.value.text : played.error.code;
  });
  expect(told).toEqual([text, "1!resign", "other-seat", "notation"]);
});
