import type { GameEvent, Seat } from "@serpentarium/core";
import type { Action, Event as BaseEvent, Position } from "@serpentarium/serpent-cartes";
import { ENDS } from "./material/course.ts";
import { parts } from "./parts.ts";

interface Happening extends GameEvent {
  readonly clause: "ends.two" | "ends.meeting";
}

/** What happens in the base game; and here alone: players take their ends, and pawns meet that run different ways. */
export type Event =
  | BaseEvent
  | (Happening & { readonly type: "parted"; readonly cards: number; readonly seats: number })
  | (Happening & { readonly type: "met"; readonly card: number; readonly seats: readonly Seat[] });

type DroveOut = Extract<BaseEvent, { readonly type: "drove-out" }>;

/** Whom a pawn drives out: those of its own way, and those that come from the other end (`ends.meeting`). */
function droveOut(event: DroveOut, mover: Seat): readonly Event[] {
  const { card, spaces } = event;
  const own = event.seats.filter((seat) => ENDS(seat) === ENDS(mover));
  const others = event.seats.filter((seat) => ENDS(seat) !== ENDS(mover));
  const met: Event = { type: "met", clause: "ends.meeting", spaces, card, seats: others };
  return [...(own.length > 0 ? [{ ...event, seats: own }] : []), ...(others.length > 0 ? [met] : [])];
}

export function narrate(position: Position, action: Action): readonly Event[] {
  const events = parts.narrate(position, action);
  if (action.phase === "deal") {
    const { seats } = position.table;
    return [...events, { type: "parted", clause: "ends.two", spaces: [], cards: action.row.length, seats }];
  }
  if (!("toAct" in position)) return events;
  return events.flatMap((event) => (event.type === "drove-out" ? droveOut(event, position.toAct) : [event]));
}
