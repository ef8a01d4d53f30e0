/**
 * Pantareï in a ring: the serpent bites its tail, and a piece that goes past the last pile continues at the first.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { pantareiRing } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { PantareiRing } from "./game.ts";
export { examples, pantareiRing };
/** The plugin: Pantareï in a ring and its examples. */
export default definePlugin(pantareiRing, examples);
