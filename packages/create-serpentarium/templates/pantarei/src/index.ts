/**
 * My Pantareï: a variant of Pantareï by Claude Leroy.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export { examples } from "./examples.ts";
export { myPantarei } from "./game.ts";
export { default } from "./plugin.ts";
export type { MyPantarei } from "./types.ts";
