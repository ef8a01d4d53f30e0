import { defineVariant } from "@serpentarium/core/variant";
import { type Pantarei, pantarei } from "@serpentarium/pantarei";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { options } from "./options.ts";
import { move } from "./phases/move.ts";
import type { MyPantarei } from "./types.ts";

export const myPantarei = defineVariant<Pantarei, MyPantarei>(pantarei, {
  id: "my-pantarei",
  version: manifest.version,
  // the supported versions of the base
  base: ">=0.0.0 <0.2.0",
  options,
  clauses,
  phases: { move },
});
