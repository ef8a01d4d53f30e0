import type { GameEvent } from "@serpentarium/core";
import type { Action, RuleEvent as BaseEvent, Position } from "@serpentarium/pantarei";
import { isPastHead } from "./material/ring.ts";
import { parts } from "./parts.ts";

interface ClauseEvent extends GameEvent {
  readonly clause: "ring.closed";
}

/** An event of Pantareï or of the ring: the row is joined to a ring, or a piece passes the join. */
export type RuleEvent =
  | BaseEvent
  | (ClauseEvent & { readonly type: "joined" })
  | (ClauseEvent & {
      readonly type: "rounded";
      /** The destination pile. */
      readonly to: number;
      /** Whether that pile gets another number. */
      readonly isRenumbered: boolean;
    });

/** Inserts, after the event of a move, that the piece passed the head. */
function withRoundedEvent(
  position: Position,
  action: Action,
  events: readonly RuleEvent[],
): readonly RuleEvent[] {
  const [moved, ...others] = events;
  if (position.phase !== "move" || action.phase !== "move" || action.kind !== "move") return events;
  if (moved?.type !== "moved" || !isPastHead(position.row, action.pile, action.direction)) return events;
  const { spaces, from, to, closes } = moved;
  const isRenumbered = closes && to > from;
  return [moved, { type: "rounded", clause: "ring.closed", spaces, to, isRenumbered }, ...others];
}

/** The events of a legal action, in order. */
export function events(position: Position, action: Action, after: Position): readonly RuleEvent[] {
  const baseEvents = parts.events(position, action, after);
  if (action.phase !== "deal") return withRoundedEvent(position, action, baseEvents);
  return [...baseEvents, { type: "joined", clause: "ring.closed", spaces: [] }];
}
