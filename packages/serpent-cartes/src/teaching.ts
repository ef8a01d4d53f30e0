/**
 * The teaching material of Le serpent (cards): six pictures from one race, and a lesson of eight tasks in which the learner
 * is the die. Players have no choices in this game; the lesson teaches how to read a row.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import { glossary } from "./teaching/glossary.ts";
import { meetings } from "./teaching/meetings.ts";
import { pictures } from "./teaching/pictures.ts";
import { reading } from "./teaching/reading.ts";
import type { SerpentCartes } from "./types.ts";

/** The pictures, the lesson and the glossary of Le serpent. */
const teaching: Teaching<SerpentCartes> = defineTeaching<SerpentCartes>({
  pictures,
  tasks: [...reading, ...meetings],
  glossary,
});

/** The pictures, the lesson and the glossary of Le serpent. */
export default teaching;
