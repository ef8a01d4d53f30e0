import type { Sssnake } from "@serpentarium/sssnake";
import type { ClauseId } from "./clauses.ts";

/** The types of the game: those of the base, with more clauses. */
export interface MySssnake extends Omit<Sssnake, "clause"> {
  readonly clause: ClauseId;
}
