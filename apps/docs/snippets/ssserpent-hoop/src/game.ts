import { defineVariant } from "@serpentarium/core/variant";
import { type Ssserpent, ssserpent } from "@serpentarium/ssserpent";
import { createParts } from "@serpentarium/ssserpent/parts";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { HOOP } from "./hoop.ts";

/** The types of Ssserpent, with one more clause. */
export interface SsserpentHoop extends Omit<Ssserpent, "clause"> {
  readonly clause: ClauseId;
}

export const ssserpentHoop = defineVariant<Ssserpent, SsserpentHoop>(ssserpent, {
  ...createParts<SsserpentHoop>({ ground: HOOP }),
  id: "ssserpent-hoop",
  version: manifest.version,
  base: ">=0.0.0 <0.2.0",
  clauses,
});
