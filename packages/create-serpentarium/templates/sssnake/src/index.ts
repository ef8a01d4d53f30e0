/**
 * My Sssnake: a variant of Sssnake after B. & B. Micksch.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export { examples } from "./examples.ts";
export { mySssnake } from "./game.ts";
export { default } from "./plugin.ts";
export type { MySssnake } from "./types.ts";
