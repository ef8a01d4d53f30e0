/**
 * The teaching of Ssserpent: six pictures from one match, and a lesson of ten tasks.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import { biting } from "./teaching/biting.ts";
import { glossary } from "./teaching/glossary.ts";
import { growing } from "./teaching/growing.ts";
import { pictures } from "./teaching/pictures.ts";
import { winning } from "./teaching/winning.ts";
import type { Ssserpent } from "./types.ts";

/** The pictures, the lesson and the glossary of Ssserpent. */
const teaching: Teaching<Ssserpent> = defineTeaching<Ssserpent>({
  pictures,
  tasks: [...growing, ...biting, ...winning],
  glossary,
});

/** The pictures, the lesson and the glossary of Ssserpent. */
export default teaching;
