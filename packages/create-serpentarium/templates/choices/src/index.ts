/**
 * My choices: serpents rear up at the same time, and the highest head takes the nest.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { myChoices } from "./game.ts";
export { default } from "./plugin.ts";
export type { Action, MyChoices, Options, Position } from "./rules.ts";
