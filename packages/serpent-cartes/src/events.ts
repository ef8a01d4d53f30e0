import type { GameEvent, Seat } from "@serpentarium/core";
import { type Action, entryCardOf } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { type Card, type Rank, rankOf, type Suit, suitOf } from "./material/cards.ts";
import { type Course, goalCardFor, type Heading, startCardFor } from "./material/headings.ts";
import { type Hop, hopsWithHeading } from "./material/hops.ts";
import { otherSeatsOnCard } from "./material/pawns.ts";
import { OFF_ROW, type Row } from "./material/rest-table.ts";
import { nextPosition } from "./outcome.ts";
import { firstCardOf, type Position, type TurnPosition } from "./position.ts";
import { cardSpaceId, waitingSpaceId } from "./spaces.ts";

interface ClauseEvent extends GameEvent {
  readonly clause: ClauseId;
}

/** An event in which a card is named. */
interface CardEvent extends ClauseEvent {
  readonly rank: Rank;
  readonly suit: Suit;
}

/** An event in which a card sends the pawn on or back. */
interface SendingEvent extends CardEvent {
  readonly value: number;
}

/** An event. Cards are numbered from 1. */
export type RuleEvent =
  | (ClauseEvent & { readonly type: "dealt"; readonly cards: number })
  | (ClauseEvent & { readonly type: "first"; readonly seat: Seat })
  | (ClauseEvent & { readonly type: "entered"; readonly seat: Seat; readonly card: number })
  | (ClauseEvent & {
      readonly type: "advanced";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
    })
  | (SendingEvent & { readonly type: "forward"; readonly to: number })
  | (SendingEvent & { readonly type: "turned"; readonly goal: number; readonly to: number })
  | (SendingEvent & { readonly type: "back"; readonly to: number })
  | (SendingEvent & {
      readonly type: "left";
      readonly seat: Seat;
      /** The number of the card past which the pawn was driven. */
      readonly start: number;
    })
  | (CardEvent & { readonly type: "rested"; readonly card: number })
  | (ClauseEvent & { readonly type: "drove-out"; readonly card: number; readonly seats: readonly Seat[] })
  | (ClauseEvent & { readonly type: "gave-way"; readonly card: number; readonly seats: readonly Seat[] })
  | (ClauseEvent & { readonly type: "shared"; readonly card: number; readonly seats: readonly Seat[] })
  | (ClauseEvent & { readonly type: "won"; readonly seat: Seat; readonly goal: number })
  | (ClauseEvent & { readonly type: "endless" })
  | (ClauseEvent & { readonly type: "long"; readonly turns: number });

function rankAndSuitAt(row: Row, number: number): Pick<CardEvent, "rank" | "suit"> {
  const card = row[number - 1] as Card;
  return { rank: rankOf(card), suit: suitOf(card) };
}

function hopEvent(row: Row, seat: Seat, heading: Heading, { from, to, value, turned, back }: Hop): RuleEvent {
  const cards = row.length;
  const end = to === OFF_ROW ? waitingSpaceId(heading) : cardSpaceId(to);
  const spaces = [cardSpaceId(from), end];
  const common = { ...rankAndSuitAt(row, from), value, spaces, paths: [spaces] };
  const passing = (card: number) => {
    const over = cardSpaceId(card);
    return { ...common, spaces: [...spaces, over], paths: [[cardSpaceId(from), over, end]] };
  };
  const [goal, start] = [goalCardFor(heading, cards), startCardFor(heading, cards)];
  if (turned) return { type: "turned", clause: "turn.overshoot", ...passing(goal), goal, to };
  if (to === OFF_ROW) return { type: "left", clause: "turn.before-start", ...passing(start), seat, start };
  return { type: back ? "back" : "forward", clause: "turn.chain", ...common, to };
}

/** The event that puts the pawn on the first card of its turn. */
function startEvent({ pawns, toAct: seat, table }: TurnPosition, heading: Heading, card: number): RuleEvent {
  const from = pawns[seat] as number;
  if (from !== OFF_ROW) {
    const spaces = [cardSpaceId(from), cardSpaceId(card)];
    return { type: "advanced", clause: "turn.advance", spaces, paths: [spaces], seat, from, to: card };
  }
  const clause = table.options.entry === "card" ? "turn.enter" : "turn.enter-die";
  const spaces = [waitingSpaceId(heading), cardSpaceId(card)];
  return { type: "entered", clause, spaces, paths: [spaces], seat, card };
}

/** The event of pawns that meet on the card where the mover rests. */
function meetingEvents(course: Course, { pawns, toAct, table }: TurnPosition, card: number): RuleEvent[] {
  const seats = otherSeatsOnCard(pawns, card, toAct);
  const [common, spaces] = [{ card, seats }, [cardSpaceId(card)]];
  if (seats.length === 0) return [];
  if (table.options.collision === "arriver") {
    const away = [...spaces, waitingSpaceId(course.heading(toAct, table))];
    return [{ type: "gave-way", clause: "turn.collision", ...common, spaces: away, paths: [away] }];
  }
  if (pawns[toAct] === OFF_ROW) return [{ type: "shared", clause: "turn.safe-entry", ...common, spaces }];
  const starts = seats.map((seat) => waitingSpaceId(course.heading(seat, table)));
  const paths = starts.map((start) => [...spaces, start]);
  return [{ type: "drove-out", clause: "turn.collision", ...common, spaces: [...spaces, ...starts], paths }];
}

function restEvents(course: Course, position: TurnPosition, heading: Heading, card: number): RuleEvent[] {
  const { row, toAct: seat } = position;
  const spaces = [cardSpaceId(card)];
  if (card === OFF_ROW) return [];
  if (card === goalCardFor(heading, row.length))
    return [{ type: "won", clause: "end.goal", spaces, seat, goal: card }];
  return [
    { type: "rested", clause: "turn.chain", spaces, card, ...rankAndSuitAt(row, card) },
    ...meetingEvents(course, position, card),
  ];
}

function drawEvents(after: Position): RuleEvent[] {
  if (after.phase !== "over") return [];
  const { reason } = after.outcome;
  if (reason === "end.endless") return [{ type: "endless", clause: "end.endless", spaces: [] }];
  return reason === "end.long" ? [{ type: "long", clause: "end.long", spaces: [], turns: after.turns }] : [];
}

function turnEvents(
  course: Course,
  position: TurnPosition,
  thrown: number | undefined,
  after: Position | undefined,
): RuleEvent[] {
  const { row, toAct, table } = position;
  const heading = course.heading(toAct, table);
  const card = firstCardOf(position, heading, thrown);
  const chain = hopsWithHeading(heading, row, card);
  return [
    startEvent(position, heading, card),
    ...chain.map((hop) => hopEvent(row, toAct, heading, hop)),
    ...restEvents(course, position, heading, chain.at(-1)?.to ?? card),
    ...drawEvents(after ?? nextPosition(position, course, thrown)),
  ];
}

/** Creates the function that returns the events of a legal action, in order. */
export const createEvents =
  (course: Course) =>
  (position: Position, action: Action, after?: Position): readonly RuleEvent[] => {
    if (action.phase === "deal")
      return [{ type: "dealt", clause: "setup.row", spaces: [], cards: action.row.length }];
    if (action.phase === "first")
      return [{ type: "first", clause: "setup.first", spaces: [], seat: action.seat }];
    if (!("toAct" in position) || action.phase !== position.phase) return [];
    return turnEvents(course, position, entryCardOf(action), after);
  };
