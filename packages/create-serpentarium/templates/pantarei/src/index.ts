/**
 * My Pantareï: a variant of Pantareï by Claude Leroy.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export { examples } from "./examples.ts";
export { type MyPantarei, myPantarei } from "./game.ts";
export { default } from "./plugin.ts";
