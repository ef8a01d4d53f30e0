/**
 * The teaching of My Ssserpent: the pictures, the lesson and the glossary of Ssserpent, as far as they are valid here too.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import { type ExcludedTeaching, inheritTeaching } from "@serpentarium/core/variant";
import type { Ssserpent } from "@serpentarium/ssserpent";
import base from "@serpentarium/ssserpent/teaching";
import { clauses } from "./clauses.ts";
import type { MySsserpent } from "./types.ts";

/** Ids of pictures, tasks and terms that are not inherited, each with the reason. */
const EXCLUDED: ExcludedTeaching = {};

const teaching: Teaching<MySsserpent> = inheritTeaching<Ssserpent, MySsserpent>(base, clauses, EXCLUDED);

export default teaching;
