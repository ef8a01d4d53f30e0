import type { GameEvent, Seat } from "@serpentarium/core";
import type { Action, Event as BaseEvent, Position } from "@serpentarium/serpent-cartes";
import { TWO_ENDS_HEADINGS } from "./material/headings.ts";
import { parts } from "./parts.ts";

interface ClauseEvent extends GameEvent {
  readonly clause: "ends.two" | "ends.meeting";
}

/** An event of the base game or of this one: players get their ends, or pawns with different headings meet. */
export type Event =
  | BaseEvent
  | (ClauseEvent & { readonly type: "parted"; readonly cards: number; readonly seats: number })
  | (ClauseEvent & { readonly type: "met"; readonly card: number; readonly seats: readonly Seat[] });

type DroveOutEvent = Extract<BaseEvent, { readonly type: "drove-out" }>;

/** The events of driving out pawns: those with the same heading, and those from the other end (`ends.meeting`). */
function driveOutEvents(event: DroveOutEvent, mover: Seat): readonly Event[] {
  const { card, spaces } = event;
  const own = event.seats.filter((seat) => TWO_ENDS_HEADINGS(seat) === TWO_ENDS_HEADINGS(mover));
  const others = event.seats.filter((seat) => TWO_ENDS_HEADINGS(seat) !== TWO_ENDS_HEADINGS(mover));
  const met: Event = { type: "met", clause: "ends.meeting", spaces, card, seats: others };
  return [...(own.length > 0 ? [{ ...event, seats: own }] : []), ...(others.length > 0 ? [met] : [])];
}

/** The events of a legal action, in order. */
export function events(position: Position, action: Action): readonly Event[] {
  const baseEvents = parts.events(position, action);
  if (action.phase === "deal") {
    const { seats } = position.table;
    return [
      ...baseEvents,
      { type: "parted", clause: "ends.two", spaces: [], cards: action.row.length, seats },
    ];
  }
  if (!("toAct" in position)) return baseEvents;
  return baseEvents.flatMap((event) =>
    event.type === "drove-out" ? driveOutEvents(event, position.toAct) : [event],
  );
}
