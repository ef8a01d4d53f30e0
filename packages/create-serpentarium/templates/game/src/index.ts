/**
 * My serpent: two serpents grow on one grid until one of them is stuck.
 *
 * @module
 */

export type { Action } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { mySerpent } from "./game.ts";
export type { Options } from "./options.ts";
export { default } from "./plugin.ts";
export type { MovePosition, OverPosition, Position } from "./position.ts";
export type { MySerpent } from "./types.ts";
