/**
 * My Ssserpent: a variant of Ssserpent.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export { examples } from "./examples.ts";
export { mySsserpent } from "./game.ts";
export { default } from "./plugin.ts";
export type { MySsserpent } from "./types.ts";
