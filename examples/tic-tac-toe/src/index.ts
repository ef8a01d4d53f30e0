/** Tic-tac-toe: the smallest game that shows every part of a plugin. @module */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { ticTacToe } from "./game.ts";

export type { TicTacToe } from "./game.ts";
export type { Action } from "./place.ts";
export type { Position } from "./position.ts";
export { examples, ticTacToe };
/** The plugin: tic-tac-toe with its examples. */
export default definePlugin(ticTacToe, examples);
