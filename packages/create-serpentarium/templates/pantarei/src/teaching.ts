/**
 * The teaching of My Pantareï: the pictures, the lesson and the glossary of Pantareï, as far as they are valid here too.
 *
 * @module
 */
import type { Teaching } from "@serpentarium/core/teaching";
import { type ExcludedTeaching, inheritTeaching } from "@serpentarium/core/variant";
import type { Pantarei } from "@serpentarium/pantarei";
import base from "@serpentarium/pantarei/teaching";
import { clauses } from "./clauses.ts";
import type { MyPantarei } from "./types.ts";

/** Ids of pictures, tasks and terms that are not inherited, each with the reason. */
const EXCLUDED: ExcludedTeaching = {
  "take-one-along": "its pair would land on a high pile",
};

const teaching: Teaching<MyPantarei> = inheritTeaching<Pantarei, MyPantarei>(base, clauses, EXCLUDED);

export default teaching;
