/**
 * The teaching of My Ssserpent: the pictures, the lesson and the glossary of Ssserpent, as far as they are valid here too.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import { inheritTeaching } from "@serpentarium/core/variant";
import base from "@serpentarium/ssserpent/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };
import { clauses } from "./clauses.ts";

const inherited = inheritTeaching(base, clauses, data.excluded);

const teaching: Teaching = {
  ...inherited,
  pictures: [...data.pictures, ...inherited.pictures],
  tasks: [...data.tasks, ...inherited.tasks],
};

export default teaching;
