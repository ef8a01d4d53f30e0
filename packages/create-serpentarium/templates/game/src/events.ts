import type { EventTexts, GameEvent } from "@serpentarium/core";
import type { Action } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { cellName, neighbour } from "./material/grid.ts";
import { activeHead, movePhase } from "./phases/move.ts";
import type { Position } from "./position.ts";

export type RuleEvent = GameEvent<ClauseId> &
  (
    | { readonly type: "moved"; readonly seat: number; readonly cell: string }
    | { readonly type: "stuck"; readonly seat: number }
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
  return [moved, { type: "stuck", clause: "end.stuck", spaces: [], seat: 1 - seat }];
}

export const texts: EventTexts<RuleEvent> = {
  moved: {
    en: ({ seat, cell }) => `Player ${seat + 1}’s serpent goes on to ${cell}.`,
    fr: ({ seat, cell }) => `Le serpent du joueur ${seat + 1} avance en ${cell}.`,
  },
  stuck: {
    en: ({ seat }) => `Player ${seat + 1}’s serpent is stuck: player ${2 - seat} wins.`,
    fr: ({ seat }) => `Le serpent du joueur ${seat + 1} est coincé : le joueur ${2 - seat} gagne.`,
  },
};
