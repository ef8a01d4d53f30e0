/**
 * The teaching material of Pantareï: six pictures, and a lesson of ten tasks, from the first jump to a forced win.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import { firstSteps } from "./teaching/first-steps.ts";
import { glossary } from "./teaching/glossary.ts";
import { pictures } from "./teaching/pictures.ts";
import { tactics } from "./teaching/tactics.ts";
import type { Pantarei } from "./types.ts";

/** The pictures, the lesson and the glossary of Pantareï. */
const teaching: Teaching<Pantarei> = defineTeaching<Pantarei>({
  pictures,
  tasks: [...firstSteps, ...tactics],
  glossary,
});

/** The pictures, the lesson and the glossary of Pantareï. */
export default teaching;
