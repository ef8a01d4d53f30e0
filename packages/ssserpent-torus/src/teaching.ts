/**
 * The teaching of Ssserpent on a torus, for players who know Ssserpent: six pictures of the differences, and a lesson of six
 * tasks.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import { crossing } from "./teaching/crossing.ts";
import { fighting } from "./teaching/fighting.ts";
import { pictures } from "./teaching/pictures.ts";
import type { SsserpentTorus } from "./types.ts";

/** The pictures and the lesson of Ssserpent on a torus. */
const teaching: Teaching<SsserpentTorus> = defineTeaching<SsserpentTorus>({
  pictures,
  tasks: [...crossing, ...fighting],
});

/** The pictures and the lesson of Ssserpent on a torus. */
export default teaching;
