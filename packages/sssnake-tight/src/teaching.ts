/**
 * How tight Sssnake is taught to people who know Sssnake: six pictures of what is different, and a lesson of six tasks.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import type { SssnakeTight } from "./game.ts";
import { loosening } from "./teaching/loosening.ts";
import { pictures } from "./teaching/pictures.ts";
import { tactics } from "./teaching/tactics.ts";

/** The pictures and the lesson of Sssnake without loose parts. */
const teaching: Teaching<SssnakeTight> = defineTeaching<SssnakeTight>({
  pictures,
  tasks: [...loosening, ...tactics],
});

/** The pictures and the lesson of Sssnake without loose parts. */
export default teaching;
