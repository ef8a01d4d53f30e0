/**
 * The teaching material of Le serpent from both ends, for players of Le serpent: six pictures from one race, and a lesson of
 * six tasks in which the learner is the die.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import { meetings } from "./teaching/meetings.ts";
import { pictures } from "./teaching/pictures.ts";
import { reading } from "./teaching/reading.ts";
import type { SerpentCartesTwoEnds } from "./types.ts";

/** The pictures and the lesson of Le serpent from both ends. */
const teaching: Teaching<SerpentCartesTwoEnds> = defineTeaching<SerpentCartesTwoEnds>({
  pictures,
  tasks: [...reading, ...meetings],
});

/** The pictures and the lesson of Le serpent from both ends. */
export default teaching;
