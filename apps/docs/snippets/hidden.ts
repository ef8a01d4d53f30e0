// #region match
import { createRandom, createTable, unwrap } from "@serpentarium/core";
import { hiddenHands } from "./hidden-hands/src/index.ts";

const game = hiddenHands;
const table = createTable(game, { seats: 2 });
// #endregion

// #region odds
const bag = unwrap(game.parsePosition("turn:chance 1,7,12/2,5,6 3:9:8", table));
export const outcomes = game.chanceOutcomes(bag)?.map(({ action, weight }) => {
  return [game.formatAction(action, bag), weight];
});
// [["1", 2], ["2", 2], ["4", 1]]: one egg in two cases of five
// #endregion

// #region draw
const first = game.start(table);
export const drawn = game.formatAction(game.drawOutcome(first, createRandom("monday")), first);
// "1,3,7,12/2,5,8,10"
export const listed = game.chanceOutcomes(first); // undefined: this cannot be listed

// #endregion

// #region hand
import { play } from "@serpentarium/core";

const dealt = unwrap(play(game, first, "1,7,9,12/2,5,6,8")).position; // as dealt at the table
const turned = unwrap(play(game, dealt, "2")).position;
export const laid = unwrap(play(game, turned, "9")).position;
export const gone = play(game, bag, "3"); // refused by nest.turn: that nest is no longer in the bag
// #endregion

// #region view
export const whole = game.formatPosition(laid); // "lay:2 1,7,12/2,5,6,8 2:9"

import { redactPosition } from "@serpentarium/core";

export const boa = game.formatPosition(redactPosition(game, laid, 1)); // "lay:2 ?,?,?/2,5,6,8 2:?"

// #endregion

// #region seen
import { narrateAction } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";
import plugin from "./hidden-hands/src/index.ts";

const words = createWords("en", ...plugin.words, coreEn);
const publicView = redactPosition(game, laid, "everyone");
export const open = game.formatPosition(publicView); // "lay:2 ?,?,?/?,?,?,? 2:?"

const nine = unwrap(game.parseAction("9", turned));
export const own = narrateAction(game, turned, nine, words, 0); // ["Player 1 lays snake 9 face down."]
export const other = narrateAction(game, turned, nine, words, 1); // ["Player 1 lays a snake face down."]

// #endregion

// #region determinize
import { determinize, playout, randomAction } from "@serpentarium/core";

const random = createRandom("thinking");

/** The mean number of eggs that seat 1 takes after laying a card, in random playouts. */
function eggsOf(card: string): number {
  const games = Array.from({ length: 1000 }, () => {
    const world = determinize(game, laid, 1, random);
    const after = unwrap(play(game, world, card)).position;
    const end = playout(game, after, random);
    return end.phase === "over" ? (end.outcome.scores?.[1] ?? 0) : 0;
  });
  return games.reduce((sum, eggs) => sum + eggs, 0) / games.length;
}

export const chances = ["2", "5", "6", "8"].map((card) => [card, eggsOf(card)] as const);

// #endregion

// #region program
import { createTurnMachine, type OccupantInput } from "@serpentarium/core/turn";
import { createActor, fromPromise } from "xstate";
import type { HiddenHands } from "./hidden-hands/src/index.ts";

/** A bot that samples one position consistent with its view; its input contains only that view. */
const guesser = fromPromise<HiddenHands["action"], OccupantInput<HiddenHands>>(async ({ input }) => {
  const random = createRandom(input.seed);
  const seat = input.actor === "chance" ? 0 : input.actor;
  return randomAction(game, determinize(game, input.position, seat, random), random);
});
const machine = createTurnMachine(game, { dreamer: guesser });
export const match = createActor(machine, {
  input: { table, occupants: ["person", "dreamer"], seed: "monday" },
}).start();

// #endregion

// #region record
import { recordOf } from "@serpentarium/core/match";

export const record = recordOf(game, match.getSnapshot().context).actions;

// ["2,3,5,12/6,7,8,11", "4"]: the record contains the whole deal
// #endregion

// #region seat
import { formatLink, openSeatRecord, recordForSeat, replay } from "@serpentarium/core/record";

const replayed = unwrap(replay(game, recordOf(game, match.getSnapshot().context)));
const forBoa = recordForSeat(game, replayed, 1);
export const deal = forBoa.actions[0]; // "?,?,?,?/6,7,8,11"
export const link = formatLink(forBoa);
export const opened = unwrap(openSeatRecord(game, forBoa)).position.hands; // [[0, 0, 0, 0], [6, 7, 8, 11]]
export const forAdder = openSeatRecord(game, forBoa, 0); // fails: other-seat

// #endregion

// #region board
import { connectBoard } from "@serpentarium/board/connect";
import type { SerpentBoard } from "@serpentarium/board/element";

/** Connects a board for the player at seat 0: it shows, announces and plays only what that seat may. */
export const connectFirst = (board: SerpentBoard) =>
  connectBoard(board, { game, actor: match, words, viewer: 0 });

/** Shows the public view while the device is handed over, then the next player's view. */
export function hand(connection: ReturnType<typeof connectFirst>, seat?: number): void {
  connection.viewer = seat ?? "everyone";
}
// #endregion
