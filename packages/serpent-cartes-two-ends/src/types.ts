import type { Action, Options, Position } from "@serpentarium/serpent-cartes";
import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";

/** The type parameters of Le serpent from both ends: its own clauses and events, and the base’s positions and actions. */
export interface SerpentCartesTwoEnds {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}
