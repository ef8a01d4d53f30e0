import type { Pantarei } from "@serpentarium/pantarei";
import type { ClauseId } from "./clauses.ts";

/** The types of the game: those of the base, with more clauses. */
export interface MyPantarei extends Omit<Pantarei, "clause"> {
  readonly clause: ClauseId;
}
