import type { GameEvent, Seat } from "@serpentarium/core";
import { type Action, formatAction } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { drop } from "./drop.ts";
import { toCells } from "./material/discs.ts";
import { CELLS, landingCell, lineThrough } from "./material/grid.ts";
import type { Position } from "./position.ts";

/** The events of an action, each with its clause and the affected cells. */
export type RuleEvent = GameEvent<ClauseId> &
  (
    | { readonly type: "dropped"; readonly seat: Seat; readonly column: string; readonly cell: string }
    | { readonly type: "won"; readonly seat: Seat }
    | { readonly type: "drawn" }
  );

const nameOf = (cell: number): string => String(CELLS[cell]);

export function eventsOf(position: Position, action: Action): readonly RuleEvent[] {
  if (position.phase === "over") return [];
  const { toAct: seat } = position;
  const index = landingCell(toCells(position.discs), action.column);
  const cell = nameOf(index);
  const column = formatAction(action);
  const dropped: RuleEvent = { type: "dropped", clause: "drop.column", spaces: [cell], seat, column, cell };
  const after = drop.apply(position, action);
  if (after.phase === "drop") return [dropped];
  const line = lineThrough(toCells(after.discs), index);
  if (!line) return [dropped, { type: "drawn", clause: "end.full", spaces: [] }];
  const spaces = [index, ...line].map(nameOf);
  return [dropped, { type: "won", clause: "end.line", spaces, seat }];
}
