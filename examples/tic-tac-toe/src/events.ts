import type { GameEvent, Seat } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";
import { type Action, formatAction } from "./place.ts";
import type { Position } from "./position.ts";

/** The events of an action, each with its clause and the affected cells. */
export type RuleEvent = GameEvent<ClauseId> &
  (
    | { readonly type: "marked"; readonly seat: Seat; readonly cell: string }
    | { readonly type: "won"; readonly seat: Seat }
    | { readonly type: "drawn" }
  );

export function eventsOf(position: Position, action: Action, after: Position): readonly RuleEvent[] {
  if (position.phase === "over") return [];
  const [cell, seat] = [formatAction(action), position.toAct];
  const marked: RuleEvent = { type: "marked", clause: "place.free", spaces: [cell], seat, cell };
  if (after.phase === "place") return [marked];
  if (after.outcome.reason === "end.full") return [marked, { type: "drawn", clause: "end.full", spaces: [] }];
  return [marked, { type: "won", clause: "end.line", spaces: [cell], seat }];
}
