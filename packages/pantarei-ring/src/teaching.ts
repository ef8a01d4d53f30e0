/**
 * How Pantareï in a ring is taught to people who know Pantareï: six pictures of what is different, and a lesson of six tasks.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import type { PantareiRing } from "./game.ts";
import { pictures } from "./teaching/pictures.ts";
import { rounds } from "./teaching/rounds.ts";
import { tactics } from "./teaching/tactics.ts";

/** The pictures and the lesson of Pantareï in a ring. */
const teaching: Teaching<PantareiRing> = defineTeaching<PantareiRing>({
  pictures,
  tasks: [...rounds, ...tactics],
});

/** The pictures and the lesson of Pantareï in a ring. */
export default teaching;
