/**
 * The teaching of Sssnake: six pictures from one match, and a lesson of eight tasks.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import { glossary } from "./teaching/glossary.ts";
import { laying } from "./teaching/laying.ts";
import { neighbours } from "./teaching/neighbours.ts";
import { pictures } from "./teaching/pictures.ts";
import type { Sssnake } from "./types.ts";

/** The pictures, the lesson and the glossary of Sssnake. */
const teaching: Teaching<Sssnake> = defineTeaching<Sssnake>({
  pictures,
  tasks: [...laying, ...neighbours],
  glossary,
});

/** The pictures, the lesson and the glossary of Sssnake. */
export default teaching;
