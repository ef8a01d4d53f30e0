import type { Action, Options, Position } from "@serpentarium/ssserpent";
import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";

/** The types of Ssserpent on a torus; only clauses and events differ from Ssserpent. */
export interface SsserpentTorus {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}
