import { defineVariant } from "@serpentarium/core/variant";
import { type Ssserpent, ssserpent } from "@serpentarium/ssserpent";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { options } from "./options.ts";
import { heads } from "./phases/heads.ts";

/** The types of the game: those of the base, with more clauses. */
export interface MySsserpent extends Omit<Ssserpent, "clause"> {
  readonly clause: ClauseId;
}

export const mySsserpent = defineVariant<Ssserpent, MySsserpent>(ssserpent, {
  id: "my-ssserpent",
  version: manifest.version,
  title: { en: "My Ssserpent", fr: "Mon Ssserpent" },
  // the supported versions of the base
  base: ">=0.0.0 <0.2.0",
  options,
  clauses,
  phases: { heads },
});
