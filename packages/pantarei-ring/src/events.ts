import type { GameEvent } from "@serpentarium/core";
import type { Action, Event as BaseEvent, Position } from "@serpentarium/pantarei";
import { isPastHead } from "./material/ring.ts";
import { parts } from "./parts.ts";

interface Happening extends GameEvent {
  readonly clause: "ring.closed";
}

/** What happens in Pantareï, and in the ring alone: it is joined, and a piece goes past where it is joined. */
export type Event =
  | BaseEvent
  | (Happening & { readonly type: "joined" })
  | (Happening & { readonly type: "rounded"; readonly to: number });

/** That a move goes past the head, after the event that says from where to where. */
function rounded(position: Position, action: Action, events: readonly Event[]): readonly Event[] {
  const [moved, ...others] = events;
  if (position.phase !== "move" || action.phase !== "move" || action.kind !== "move") return events;
  if (moved?.type !== "moved" || !isPastHead(position.row, action.pile, action.direction)) return events;
  const { spaces, to } = moved;
  return [moved, { type: "rounded", clause: "ring.closed", spaces, to }, ...others];
}

export function narrate(position: Position, action: Action): readonly Event[] {
  const events = parts.narrate(position, action);
  if (action.phase !== "deal") return rounded(position, action, events);
  return [...events, { type: "joined", clause: "ring.closed", spaces: [] }];
}
