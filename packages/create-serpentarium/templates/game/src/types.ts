import type { Action } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";
import type { Options } from "./options.ts";
import type { Position } from "./position.ts";

/** The types of the game. */
export interface MySerpent {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}
