/**
 * My Serpent (cards): a variant of Le serpent (cards).
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export { examples } from "./examples.ts";
export { type MySerpentCartes, mySerpentCartes } from "./game.ts";
export { default } from "./plugin.ts";
