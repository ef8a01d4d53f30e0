// #region rules
import { createRandom, createTable, narrateAction, play, playout, unwrap } from "@serpentarium/core";
import { createRecord, replay } from "@serpentarium/core/record";
import plugin, { ticTacToe } from "./tic-tac-toe/src/index.ts";

// a table: the number of seats and the options, with defaults
const table = createTable(ticTacToe);
const start = ticTacToe.start(table);

// the legal actions
export const choices = ticTacToe.legalActions(start).map((action) => ticTacToe.formatAction(action, start));

// play validates an action from anywhere and returns a result instead of throwing
const result = play(ticTacToe, start, "b2");
export const text = result.ok ? ticTacToe.formatPosition(result.value.position) : result.error.code;

// #endregion

// #region words
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";

const words = createWords("en", ...plugin.words, coreEn);
const action = unwrap(ticTacToe.parseAction("b2", start));
export const told = narrateAction(ticTacToe, start, action, words); // ["Player 1 marks b2."]
// #endregion

// #region record
export const record = createRecord(ticTacToe, { table, actions: ["b2", "a3", "c3", "a1", "a2"] });
export const opened = replay(ticTacToe, JSON.stringify(record)); // fails when an action is not legal
// #endregion

// #region playout
export const end = playout(ticTacToe, start, createRandom("monday"));
// #endregion
