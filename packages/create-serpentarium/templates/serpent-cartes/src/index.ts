/**
 * My Serpent (cards): a variant of Le serpent (cards).
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export { examples } from "./examples.ts";
export { mySerpentCartes } from "./game.ts";
export { default } from "./plugin.ts";
export type { MySerpentCartes } from "./types.ts";
