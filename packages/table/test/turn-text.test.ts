import { createTable, type Game, type GameTypes } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { hiddenHands } from "@serpentarium/hidden-hands";
import en from "@serpentarium/hidden-hands/words/en" with { type: "json" };
import { expect, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import type { MatchContext } from "../src/match.ts";
import { wordsOfMatch } from "../src/player-names.ts";
import { statusText } from "../src/turn-text.ts";
import { english } from "./fixtures/words.ts";

/** What the page says after an end with these places. */
function endTextOf(changes: Partial<Game>, occupants: readonly string[], places: readonly number[]): string {
  const game: Game = { ...hiddenHands, ...changes };
  const machine = createTurnMachine<GameTypes, string>(game, { nobody: fromCallback(() => {}) });
  const table = createTable(game, { seats: occupants.length });
  const actor = createActor(machine, { input: { table, occupants, dealer: "person" } }).start();
  const context: MatchContext = {
    ...actor.getSnapshot().context,
    outcome: { reason: "end.hands", places },
  };
  actor.stop();
  return wordsOfMatch(english(en), context).format(statusText({ game, context, visited: undefined }));
}

const YOU_FIRST = ["person", "nobody", "nobody"];
const ALL_PEOPLE = ["person", "person", "person"];
const PARTNERS: Partial<Game> = { teamOf: (seat) => seat % 2 };
const ONE_SIDE: Partial<Game> = { teamOf: () => 0 };

test.each<[string, Partial<Game>, string[], number[], string]>([
  ["a win", {}, YOU_FIRST, [1, 2, 2], "You won"],
  ["a shared win", {}, YOU_FIRST, [1, 1, 2], "You won"],
  ["a loss", {}, YOU_FIRST, [2, 1, 2], "You lost: Player 2 (boa) wins"],
  [
    "a ranking",
    {},
    YOU_FIRST,
    [2, 1, 3],
    "You lost: Player 2 (boa) wins (2. Player 1 (adder), 3. Player 3 (cobra))",
  ],
  ["a draw", {}, YOU_FIRST, [1, 1, 1], "A draw"],
  ["a win with a partner", PARTNERS, YOU_FIRST, [1, 2, 1], "You won"],
  ["a loss with a partner", PARTNERS, YOU_FIRST, [2, 1, 2], "You lost: Player 2 (boa) wins"],
  ["a win of all together", ONE_SIDE, YOU_FIRST, [1, 1, 1], "You won"],
  ["a loss of all together", ONE_SIDE, ALL_PEOPLE, [2, 2, 2], "The game is lost"],
  ["a win at one screen", {}, ALL_PEOPLE, [2, 1, 2], "Player 2 (boa) wins"],
  [
    "a win of partners at one screen",
    PARTNERS,
    ALL_PEOPLE,
    [1, 2, 1],
    "Player 1 (adder) and Player 3 (cobra) win together",
  ],
])("the page says who won: %s", (_, changes, occupants, places, text) => {
  expect(endTextOf(changes, occupants, places)).toBe(text);
});
