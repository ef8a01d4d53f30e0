/**
 * Le serpent (cards) from both ends: pawns race along one row of cards towards each other.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { serpentCartesTwoEnds } from "./game.ts";
export { default } from "./plugin.ts";
export type { SerpentCartesTwoEnds } from "./types.ts";
