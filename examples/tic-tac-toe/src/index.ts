/** Tic-tac-toe: the smallest game that shows every part of a plugin. @module */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { ticTacToe } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { TicTacToe } from "./game.ts";
export type { Action } from "./place.ts";
export type { Position } from "./position.ts";
export { examples, ticTacToe };
/** Tic-tac-toe with its examples, as the tools take it. */
export default definePlugin(ticTacToe, examples);
