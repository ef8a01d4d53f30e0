/**
 * Snake duel: a game in which all players choose secretly at the same time.
 *
 * @module
 */

export type { Action } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { snakeDuel } from "./game.ts";
export type { Options } from "./options.ts";
export { default } from "./plugin.ts";
export type { Position } from "./position.ts";
export type { SnakeDuel } from "./types.ts";
