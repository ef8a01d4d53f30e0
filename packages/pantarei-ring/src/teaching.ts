/**
 * The teaching material of Pantareï in a ring, for players of Pantareï: six pictures of the differences, and a lesson of six
 * tasks.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import { counting } from "./teaching/counting.ts";
import { pictures } from "./teaching/pictures.ts";
import { tactics } from "./teaching/tactics.ts";
import type { PantareiRing } from "./types.ts";

/** The pictures and the lesson of Pantareï in a ring. */
const teaching: Teaching<PantareiRing> = defineTeaching<PantareiRing>({
  pictures,
  tasks: [...counting, ...tactics],
});

/** The pictures and the lesson of Pantareï in a ring. */
export default teaching;
