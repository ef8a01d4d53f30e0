/** Tic-tac-toe: the smallest game that shows every part of a plugin. @module */
export { examples } from "./examples.ts";
export { ticTacToe } from "./game.ts";
export type { Action } from "./place.ts";
export { default } from "./plugin.ts";
export type { Position } from "./position.ts";
export type { TicTacToe } from "./types.ts";
