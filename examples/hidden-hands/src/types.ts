import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";
import type { Options } from "./options.ts";
import type { Action } from "./phases.ts";
import type { Position } from "./position.ts";

/** The type parameters of hidden hands. */
export interface HiddenHands {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}
