/**
 * My hands: everyone holds snakes that nobody else sees, and the longest one laid takes the egg.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { myHands } from "./game.ts";
export { default } from "./plugin.ts";
export type { Action, MyHands, Options, Position } from "./rules.ts";
