import type { GameEvent, Seat, Text } from "@serpentarium/core";
import { type Action, thrownIn } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { type Card, cardName } from "./material/cards.ts";
import { type Course, goalOf, type Heading, startOf } from "./material/course.ts";
import { othersOn } from "./material/pawns.ts";
import { chainOn, type Hop } from "./material/route.ts";
import { OFF, type Row } from "./material/track.ts";
import { afterTurn } from "./outcome.ts";
import { firstCard, type Position, type TurnPosition } from "./position.ts";
import { space, waitingSpace } from "./spaces.ts";

interface Happening extends GameEvent {
  readonly clause: ClauseId;
}

/** Cards are numbered from 1, as people read them. */
export type Event =
  | (Happening & { readonly type: "dealt"; readonly cards: number })
  | (Happening & { readonly type: "first"; readonly seat: Seat })
  | (Happening & { readonly type: "entered"; readonly seat: Seat; readonly card: number })
  | (Happening & {
      readonly type: "advanced";
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
    })
  | (Happening & {
      readonly type: "forward";
      readonly name: Text;
      readonly value: number;
      readonly to: number;
    })
  | (Happening & {
      readonly type: "turned";
      readonly name: Text;
      readonly value: number;
      readonly goal: number;
      readonly to: number;
    })
  | (Happening & { readonly type: "back"; readonly name: Text; readonly value: number; readonly to: number })
  | (Happening & {
      readonly type: "left";
      readonly seat: Seat;
      readonly name: Text;
      readonly value: number;
      /** The card past which it was driven. */
      readonly start: number;
    })
  | (Happening & { readonly type: "rested"; readonly card: number; readonly name: Text })
  | (Happening & { readonly type: "drove-out"; readonly card: number; readonly seats: readonly Seat[] })
  | (Happening & { readonly type: "shared"; readonly card: number; readonly seats: readonly Seat[] })
  | (Happening & { readonly type: "won"; readonly seat: Seat; readonly goal: number })
  | (Happening & { readonly type: "endless" })
  | (Happening & { readonly type: "long"; readonly turns: number });

const nameAt = (row: Row, card: number): Text => cardName(row[card - 1] as Card);

function narrateHop(row: Row, seat: Seat, heading: Heading, { from, to, value, turned, back }: Hop): Event {
  const cards = row.length;
  const end = to === OFF ? waitingSpace(heading) : space(to);
  const said = { name: nameAt(row, from), value, spaces: [space(from), end] };
  if (turned) return { type: "turned", clause: "turn.overshoot", ...said, goal: goalOf(heading, cards), to };
  if (to === OFF)
    return { type: "left", clause: "turn.before-start", ...said, seat, start: startOf(heading, cards) };
  return { type: back ? "back" : "forward", clause: "turn.chain", ...said, to };
}

/** How the pawn comes onto the first card of its turn. */
function narrateStart({ pawns, toAct: seat, table }: TurnPosition, card: number): Event {
  const from = pawns[seat] as number;
  if (from !== OFF) {
    const spaces = [space(from), space(card)];
    return { type: "advanced", clause: "turn.advance", spaces, seat, from, to: card };
  }
  const clause = table.options.entry === "card" ? "turn.enter" : "turn.enter-die";
  return { type: "entered", clause, spaces: [space(card)], seat, card };
}

/** Who is met on the card where the pawn rests. */
function narrateMeeting({ pawns, toAct }: TurnPosition, card: number): Event[] {
  const seats = othersOn(pawns, card, toAct);
  const met = { card, seats, spaces: [space(card)] };
  if (seats.length === 0) return [];
  if (pawns[toAct] === OFF) return [{ type: "shared", clause: "turn.safe-entry", ...met }];
  return [{ type: "drove-out", clause: "turn.collision", ...met }];
}

function narrateRest(position: TurnPosition, heading: Heading, card: number): Event[] {
  const { row, toAct: seat } = position;
  const spaces = [space(card)];
  if (card === OFF) return [];
  if (card === goalOf(heading, row.length))
    return [{ type: "won", clause: "end.goal", spaces, seat, goal: card }];
  const rested: Event = { type: "rested", clause: "turn.chain", spaces, card, name: nameAt(row, card) };
  return [rested, ...narrateMeeting(position, card)];
}

function narrateDraw(after: Position): Event[] {
  if (after.phase !== "over") return [];
  const { reason } = after.outcome;
  if (reason === "end.endless") return [{ type: "endless", clause: "end.endless", spaces: [] }];
  return reason === "end.long" ? [{ type: "long", clause: "end.long", spaces: [], turns: after.turns }] : [];
}

function narrateTurn(course: Course, position: TurnPosition, thrown?: number): Event[] {
  const { row, toAct } = position;
  const heading = course(toAct);
  const card = firstCard(position, course, thrown);
  const chain = chainOn(heading, row, card);
  return [
    narrateStart(position, card),
    ...chain.map((hop) => narrateHop(row, toAct, heading, hop)),
    ...narrateRest(position, heading, chain.at(-1)?.to ?? card),
    ...narrateDraw(afterTurn(position, course, thrown)),
  ];
}

/** What a legal action does, step by step. */
export const createNarrate =
  (course: Course) =>
  (position: Position, action: Action): readonly Event[] => {
    if (action.phase === "deal")
      return [{ type: "dealt", clause: "setup.row", spaces: [], cards: action.row.length }];
    if (action.phase === "first")
      return [{ type: "first", clause: "setup.first", spaces: [], seat: action.seat }];
    if (!("toAct" in position) || action.phase !== position.phase) return [];
    return narrateTurn(course, position, thrownIn(action));
  };
