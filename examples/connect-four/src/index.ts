/**
 * Connect four, as a plugin optimised for speed.
 *
 * @module
 */

export type { Action } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { connectFour } from "./game.ts";
export { default } from "./plugin.ts";
export type { Position } from "./position.ts";
export type { ConnectFour } from "./types.ts";
