/**
 * Ssserpent on a torus: the opposite edges of the grid join, and serpents go over them.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { ssserpentTorus } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { SsserpentTorus } from "./game.ts";
export { examples, ssserpentTorus };
/** Ssserpent on a torus with its examples, as the tools take it. */
export default definePlugin(ssserpentTorus, examples);
