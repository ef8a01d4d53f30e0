/**
 * How Ssserpent is taught: six pictures from one duel, and a lesson of ten tasks from the first apple to a head behind a
 * wall.
 *
 * @module
 */
import { defineTeaching, type Teaching } from "@serpentarium/core/teaching";
import type { Ssserpent } from "./game.ts";
import { biting } from "./teaching/biting.ts";
import { growing } from "./teaching/growing.ts";
import { pictures } from "./teaching/pictures.ts";
import { winning } from "./teaching/winning.ts";

/** The pictures and the lesson of Ssserpent. */
const teaching: Teaching<Ssserpent> = defineTeaching<Ssserpent>({
  pictures,
  tasks: [...growing, ...biting, ...winning],
});

/** The pictures and the lesson of Ssserpent. */
export default teaching;
