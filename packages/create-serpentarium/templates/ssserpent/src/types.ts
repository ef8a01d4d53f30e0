import type { Ssserpent } from "@serpentarium/ssserpent";
import type { ClauseId } from "./clauses.ts";

/** The types of the game: those of the base, with more clauses. */
export interface MySsserpent extends Omit<Ssserpent, "clause"> {
  readonly clause: ClauseId;
}
