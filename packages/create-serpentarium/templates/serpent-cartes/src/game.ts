import { defineVariant } from "@serpentarium/core/variant";
import { type SerpentCartes, serpentCartes } from "@serpentarium/serpent-cartes";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { options } from "./options.ts";
import { deal } from "./phases/deal.ts";

/** The types of the game: those of the base, with more clauses. */
export interface MySerpentCartes extends Omit<SerpentCartes, "clause"> {
  readonly clause: ClauseId;
}

export const mySerpentCartes = defineVariant<SerpentCartes, MySerpentCartes>(serpentCartes, {
  id: "my-serpent-cartes",
  version: manifest.version,
  title: { en: "My Serpent (cards)", fr: "Mon Serpent (cartes)" },
  // the supported versions of the base
  base: ">=0.0.0 <0.2.0",
  options,
  clauses,
  phases: { deal },
});
