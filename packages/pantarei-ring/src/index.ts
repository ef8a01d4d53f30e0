/**
 * Pantareï in a ring: the serpent bites its tail, and a piece that goes past the last pile continues at the first.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { pantareiRing } from "./game.ts";
export { default } from "./plugin.ts";
export type { PantareiRing } from "./types.ts";
