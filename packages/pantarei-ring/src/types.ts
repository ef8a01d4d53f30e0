import type { Action, Options, Position } from "@serpentarium/pantarei";
import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";

/** The type parameters of Pantareï in a ring: its own clauses and events, and Pantareï’s positions and actions. */
export interface PantareiRing {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}
