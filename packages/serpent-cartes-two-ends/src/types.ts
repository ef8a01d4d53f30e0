import type { Action, Options, Position } from "@serpentarium/serpent-cartes";
import type { ClauseId } from "./clauses.ts";
import type { Event } from "./events.ts";

/** The type parameters of Le serpent from both ends: its own clauses and events, and the base’s positions and actions. */
export interface SerpentCartesTwoEnds {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: Event;
  readonly clause: ClauseId;
}
