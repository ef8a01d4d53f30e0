import { defineVariant } from "@serpentarium/core/variant";
import { type Ssserpent, ssserpent } from "@serpentarium/ssserpent";
import { type ClauseId, clauses } from "./clauses.ts";
import { heads } from "./heads.ts";
import { options } from "./options.ts";

/** The types of Ssserpent, with one more clause. */
export interface SsserpentQuick extends Omit<Ssserpent, "clause"> {
  readonly clause: ClauseId;
}

export const ssserpentQuick = defineVariant<Ssserpent, SsserpentQuick>(ssserpent, {
  id: "ssserpent-quick",
  version: "0.1.0",
  title: { en: "Ssserpent: quick", fr: "Ssserpent : la rapide" },
  base: ">=0.0.0 <1.0.0",
  options,
  clauses,
  phases: { heads },
});
