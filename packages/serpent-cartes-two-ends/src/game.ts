import { defineVariant } from "@serpentarium/core/variant";
import { type SerpentCartes, serpentCartes } from "@serpentarium/serpent-cartes";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { events } from "./events.ts";
import { parts } from "./parts.ts";
import type { SerpentCartesTwoEnds } from "./types.ts";

/** Le serpent from both ends as a game: rules, notation and scene. */
export const serpentCartesTwoEnds = defineVariant<SerpentCartes, SerpentCartesTwoEnds>(serpentCartes, {
  ...parts,
  id: "serpent-cartes-two-ends",
  version: manifest.version,
  base: ">=0.0.0 <0.2.0",
  clauses,
  events,
});
