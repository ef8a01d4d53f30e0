/**
 * My cards: serpents grow by cards from a common row, each higher than the one before.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { myCards } from "./game.ts";
export { default } from "./plugin.ts";
export type { Action, MyCards, Options, Position } from "./rules.ts";
