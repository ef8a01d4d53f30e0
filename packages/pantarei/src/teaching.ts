/**
 * How Pantareï is taught: six pictures, and a lesson of ten tasks from the first jump to a win that dark sees coming and
 * cannot stop.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import type { Pantarei } from "./game.ts";
import { firstSteps } from "./teaching/first-steps.ts";
import { pictures } from "./teaching/pictures.ts";
import { tactics } from "./teaching/tactics.ts";

/** The pictures and the lesson of Pantareï. */
const teaching: Teaching<Pantarei> = defineTeaching<Pantarei>({
  pictures,
  tasks: [...firstSteps, ...tactics],
});

/** The pictures and the lesson of Pantareï. */
export default teaching;
