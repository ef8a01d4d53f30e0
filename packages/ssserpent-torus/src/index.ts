/**
 * Ssserpent on a torus: opposite edges of the grid wrap around, and serpents cross them.
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
/** The plugin: Ssserpent on a torus with its examples. */
export default definePlugin(ssserpentTorus, examples);
