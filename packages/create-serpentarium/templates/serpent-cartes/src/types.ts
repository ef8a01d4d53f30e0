import type { SerpentCartes } from "@serpentarium/serpent-cartes";
import type { ClauseId } from "./clauses.ts";

/** The types of the game: those of the base, with more clauses. */
export interface MySerpentCartes extends Omit<SerpentCartes, "clause"> {
  readonly clause: ClauseId;
}
