import type { Action } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";
import type { Position } from "./position.ts";

/** The type parameters of connect four. */
export interface ConnectFour {
  readonly options: object;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}
