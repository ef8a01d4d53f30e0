/**
 * The teaching of tight Sssnake, for players who know Sssnake: six pictures of the differences, and a lesson of six tasks.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import { loosening } from "./teaching/loosening.ts";
import { pictures } from "./teaching/pictures.ts";
import { tactics } from "./teaching/tactics.ts";
import type { SssnakeTight } from "./types.ts";

/** The pictures and the lesson of tight Sssnake. */
const teaching: Teaching<SssnakeTight> = defineTeaching<SssnakeTight>({
  pictures,
  tasks: [...loosening, ...tactics],
});

/** The pictures and the lesson of tight Sssnake. */
export default teaching;
