import type { GameEvent, Seat } from "@serpentarium/core";
import type { Action, RuleEvent as BaseEvent, Position, TurnPosition } from "@serpentarium/serpent-cartes";
import { headingsOf, seatsWithHeading } from "@serpentarium/serpent-cartes/parts";
import { TWO_ENDS_COURSE } from "./material/course.ts";
import { parts } from "./parts.ts";

interface ClauseEvent extends GameEvent {
  readonly clause: "ends.two" | "ends.meeting";
}

/** An event of the base game or of this one: players get their ends, or pawns with different headings meet. */
export type RuleEvent =
  | BaseEvent
  | (ClauseEvent & {
      readonly type: "parted";
      readonly cards: number;
      /** The seats whose pawns start at card 1, and those whose pawns start at the last card. */
      readonly up: readonly Seat[];
      readonly down: readonly Seat[];
    })
  | (ClauseEvent & { readonly type: "met"; readonly card: number; readonly seats: readonly Seat[] })
  | (ClauseEvent & { readonly type: "gave-way"; readonly card: number; readonly seats: readonly Seat[] });

type DroveOutEvent = Extract<BaseEvent, { readonly type: "drove-out" }>;
type GaveWayEvent = Extract<RuleEvent, { readonly type: "gave-way" }>;

/** The events of driving out pawns: of those with the same heading, and of those from the other end (`ends.meeting`). */
function driveOutEvents(event: DroveOutEvent, { table, toAct }: TurnPosition): readonly RuleEvent[] {
  const { card, spaces } = event;
  const headings = headingsOf(TWO_ENDS_COURSE, table);
  const driven = (isOwn: boolean) => {
    const seats = event.seats.filter((seat) => (headings[seat] === headings[toAct]) === isOwn);
    return { seats, paths: event.paths?.filter((_, i) => seats.includes(event.seats[i] as Seat)) ?? [] };
  };
  const [own, others] = [driven(true), driven(false)];
  const met: RuleEvent = { type: "met", clause: "ends.meeting", spaces, card, ...others };
  return [...(own.seats.length > 0 ? [{ ...event, ...own }] : []), ...(others.seats.length > 0 ? [met] : [])];
}

/** The event of a pawn that leaves the row because others are on its card: by `ends.meeting` if all of them came from the other end. */
function giveWayEvent(event: GaveWayEvent, { table, toAct }: TurnPosition): RuleEvent {
  const headings = headingsOf(TWO_ENDS_COURSE, table);
  const isSameEnd = event.seats.some((seat) => headings[seat] === headings[toAct]);
  return isSameEnd ? event : { ...event, clause: "ends.meeting" };
}

/** The events of a legal action, in order. */
export function events(position: Position, action: Action, after: Position): readonly RuleEvent[] {
  const baseEvents = parts.events(position, action, after);
  if (action.phase === "deal") {
    const headings = headingsOf(TWO_ENDS_COURSE, position.table);
    const [up, down] = [seatsWithHeading(headings, "up"), seatsWithHeading(headings, "down")];
    return [
      ...baseEvents,
      { type: "parted", clause: "ends.two", spaces: [], cards: action.row.length, up, down },
    ];
  }
  if (!("toAct" in position)) return baseEvents;
  return baseEvents.flatMap((event) => {
    if (event.type === "drove-out") return driveOutEvents(event, position);
    return [event.type === "gave-way" ? giveWayEvent(event, position) : event];
  });
}
