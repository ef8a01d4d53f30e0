import type { Action } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";
import type { Options } from "./options.ts";
import type { Position } from "./position.ts";

/** The type parameters of Pantareï. */
export interface Pantarei {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}
