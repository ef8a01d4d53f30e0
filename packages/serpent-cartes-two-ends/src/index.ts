/**
 * Le serpent (cards) from both ends: pawns race along one row of cards towards each other.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { serpentCartesTwoEnds } from "./game.ts";

export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { SerpentCartesTwoEnds } from "./game.ts";
export { TWO_ENDS_COURSE } from "./material/course.ts";
export { examples, serpentCartesTwoEnds };
/** The plugin: Le serpent from both ends and its examples. */
export default definePlugin(serpentCartesTwoEnds, examples);
