/**
 * The teaching of My Serpent (cards): the pictures, the lesson and the glossary of Le serpent, as far as they are valid here too.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import { type ExcludedTeaching, inheritTeaching } from "@serpentarium/core/variant";
import type { SerpentCartes } from "@serpentarium/serpent-cartes";
import base from "@serpentarium/serpent-cartes/teaching";
import { clauses } from "./clauses.ts";
import type { MySerpentCartes } from "./types.ts";

/** Ids of pictures, tasks and terms that are not inherited, each with the reason. */
const EXCLUDED: ExcludedTeaching = {};

const teaching: Teaching<MySerpentCartes> = inheritTeaching<SerpentCartes, MySerpentCartes>(
  base,
  clauses,
  EXCLUDED,
);

export default teaching;
