/**
 * The teaching of My Sssnake: the pictures, the lesson and the glossary of Sssnake, as far as they are valid here too.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import { type ExcludedTeaching, inheritTeaching } from "@serpentarium/core/variant";
import type { Sssnake } from "@serpentarium/sssnake";
import base from "@serpentarium/sssnake/teaching";
import { clauses } from "./clauses.ts";
import type { MySssnake } from "./types.ts";

/** Ids of pictures, tasks and terms that are not inherited, each with the reason. */
const EXCLUDED: ExcludedTeaching = {};

const teaching: Teaching<MySssnake> = inheritTeaching<Sssnake, MySssnake>(base, clauses, EXCLUDED);

export default teaching;
