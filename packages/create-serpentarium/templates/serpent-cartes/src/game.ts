import { defineVariant } from "@serpentarium/core/variant";
import { type SerpentCartes, serpentCartes } from "@serpentarium/serpent-cartes";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { options } from "./options.ts";
import { deal } from "./phases/deal.ts";
import type { MySerpentCartes } from "./types.ts";

export const mySerpentCartes = defineVariant<SerpentCartes, MySerpentCartes>(serpentCartes, {
  id: "my-serpent-cartes",
  version: manifest.version,
  // the supported versions of the base
  base: ">=0.0.0 <0.2.0",
  options,
  clauses,
  phases: { deal },
});
