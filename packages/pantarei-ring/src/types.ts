import type { Action, Options, Position } from "@serpentarium/pantarei";
import type { ClauseId } from "./clauses.ts";
import type { Event } from "./events.ts";

/** The type parameters of Pantareï in a ring: its own clauses and events, and Pantareï’s positions and actions. */
export interface PantareiRing {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}
