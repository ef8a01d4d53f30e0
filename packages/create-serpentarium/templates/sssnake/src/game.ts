import { defineVariant } from "@serpentarium/core/variant";
import { type Sssnake, sssnake } from "@serpentarium/sssnake";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { options } from "./options.ts";
import { laying } from "./phases/laying.ts";

/** The types of the game: those of the base, with more clauses. */
export interface MySssnake extends Omit<Sssnake, "clause"> {
  readonly clause: ClauseId;
}

export const mySssnake = defineVariant<Sssnake, MySssnake>(sssnake, {
  id: "my-sssnake",
  version: manifest.version,
  title: { en: "My Sssnake", fr: "Mon Sssnake" },
  // the supported versions of the base
  base: ">=0.0.0 <0.2.0",
  options,
  clauses,
  phases: laying,
});
