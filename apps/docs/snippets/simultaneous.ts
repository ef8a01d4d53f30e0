// #region match
import { createTable, play, unwrap } from "@serpentarium/core";
import { snakeDuel } from "./snake-duel/src/index.ts";

const game = snakeDuel;
const first = game.start(createTable(game, { seats: 2 }));
const position = unwrap(play(game, first, "e5")).position; // the first apple drops

export const toChoose = game.seatsToAct(position); // [0, 1]
const chosen = unwrap(play(game, position, "2:w", 1)).position; // seat 1 is player 2
export const left = game.seatsToAct(chosen); // [0]
export const text = game.formatPosition(chosen); // "turn:0 a3,a2,a1/i7,i8,i9 e5 _2:w"
export const next = game.formatPosition(unwrap(play(game, chosen, "1:n")).position);
// "turn:1 a4,a3,a2/h7,i7,i8 e5"
// #endregion

// #region refused
export const again = play(game, chosen, "2:s"); // not-your-turn: player 2 has chosen
export const forAnother = play(game, position, "1:n", 1); // other-seat: seat 1 cannot choose for seat 0
export const forbidden = play(game, position, "1:s"); // refused by turn.back

// #endregion

// #region seen
import { narrateAction, redactPosition } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";
import plugin from "./snake-duel/src/index.ts";

const words = createWords("en", ...plugin.words, coreEn);
export const adder = game.formatPosition(redactPosition(game, chosen, 0)); // "turn:0 a3,a2,a1/i7,i8,i9 e5 _2:?"
export const boa = game.formatPosition(redactPosition(game, chosen, 1)); // "turn:0 a3,a2,a1/i7,i8,i9 e5 _2:w"
const west = unwrap(game.parseAction("2:w", position));
export const told = narrateAction(game, position, west, words, 0); // ["Player 2 has chosen."]

// #endregion

// #region machine
import { createTurnMachine } from "@serpentarium/core/turn";
import { createActor } from "xstate";

const match = createActor(createTurnMachine(game), {
  input: { table: first.table, dealer: "person" },
}).start();
match.send({ type: "play", action: "e5" });
match.send({ type: "play", action: "2:w", seat: 1 });
match.send({ type: "undo", seat: 1 }); // player 2 can change their choice until player 1 has chosen
match.send({ type: "play", action: "2:s", seat: 1 });
match.send({ type: "play", action: "1:n", seat: 0 });
export const after = game.formatPosition(match.getSnapshot().context.position);
// "turn:1 a4,a3,a2/i6,i7,i8 e5"
// #endregion
