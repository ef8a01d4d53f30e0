import { defineVariant } from "@serpentarium/core/variant";
import { type Sssnake, sssnake } from "@serpentarium/sssnake";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { options } from "./options.ts";
import { laying } from "./phases/laying.ts";

/** The types of the game: other clauses, and all else as in the base. */
export interface MySssnake extends Omit<Sssnake, "clause"> {
  readonly clause: ClauseId;
}

export const mySssnake = defineVariant<Sssnake, MySssnake>(sssnake, {
  id: "my-sssnake",
  version: manifest.version,
  title: { en: "My Sssnake", fr: "Mon Sssnake" },
  // the versions of the base that it is made for
  base: ">=0.0.0 <1.0.0",
  options,
  clauses,
  phases: laying,
});
