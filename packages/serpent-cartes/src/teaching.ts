/**
 * How Le serpent (cards) is taught: six pictures from one race, and a lesson of eight tasks in which the learner is the
 * die. Nobody decides anything in this game; what there is to learn is to read a row.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import type { SerpentCartes } from "./game.ts";
import { meetings } from "./teaching/meetings.ts";
import { pictures } from "./teaching/pictures.ts";
import { reading } from "./teaching/reading.ts";

const teaching: Teaching<SerpentCartes> = defineTeaching<SerpentCartes>({
  pictures,
  tasks: [...reading, ...meetings],
});

export default teaching;
