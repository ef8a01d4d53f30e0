/**
 * Ssserpent on a torus: opposite edges of the grid wrap around, and serpents cross them.
 *
 * @module
 */

export type { ClauseId } from "./clauses.ts";
export type { RuleEvent } from "./events.ts";
export { examples } from "./examples.ts";
export { ssserpentTorus } from "./game.ts";
export { default } from "./plugin.ts";
export type { SsserpentTorus } from "./types.ts";
