/**
 * How Sssnake is taught: six pictures from one game, and a lesson of eight tasks from the first card to one that comes
 * back in time.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import type { Sssnake } from "./game.ts";
import { laying } from "./teaching/laying.ts";
import { neighbours } from "./teaching/neighbours.ts";
import { pictures } from "./teaching/pictures.ts";

/** The pictures and the lesson of Sssnake. */
const teaching: Teaching<Sssnake> = defineTeaching<Sssnake>({ pictures, tasks: [...laying, ...neighbours] });

/** The pictures and the lesson of Sssnake. */
export default teaching;
