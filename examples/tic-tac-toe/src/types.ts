import type { ClauseId } from "./clauses.ts";
import type { RuleEvent } from "./events.ts";
import type { Action } from "./place.ts";
import type { Position } from "./position.ts";

/** The type parameters of tic-tac-toe. */
export interface TicTacToe {
  readonly options: object;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}
