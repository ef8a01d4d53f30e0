import type { Action, Options, Position } from "@serpentarium/sssnake";
import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";

/** The types of tight Sssnake; only clauses and events differ from Sssnake. */
export interface SssnakeTight {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}
