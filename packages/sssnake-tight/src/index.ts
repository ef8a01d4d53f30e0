/**
 * Tight Sssnake: both parts of every crossing and double curve must lie on the snake from head to tail.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { sssnakeTight } from "./game.ts";
export { default } from "./plugin.ts";
export type { SssnakeTight } from "./types.ts";
