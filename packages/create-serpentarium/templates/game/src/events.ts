import type { GameEvent } from "@serpentarium/core";
import type { Action } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { cellName, neighbour } from "./material/grid.ts";
import { activeHead, movePhase } from "./phases/move.ts";
import type { Position } from "./position.ts";

export type RuleEvent = GameEvent<ClauseId> &
  (
    | { readonly type: "moved"; readonly seat: number; readonly cell: string }
    | { readonly type: "stuck"; readonly seat: number; readonly winner: number }
  );

/** The events of an action, in order. */
export function events(position: Position, action: Action): readonly RuleEvent[] {
  if (position.phase === "over") return [];
  const { table, toAct: seat } = position;
  const { size } = table.options;
  const head = activeHead(position);
  const cell = cellName(neighbour(head, action.direction, size), size);
  const spaces = [cellName(head, size), cell];
  const moved: RuleEvent = { type: "moved", clause: "move.grow", spaces, seat, cell };
  const after = movePhase.apply(position, action);
  if (after.phase === "move") return [moved];
  return [moved, { type: "stuck", clause: "end.stuck", spaces: [], seat: 1 - seat, winner: seat }];
}
