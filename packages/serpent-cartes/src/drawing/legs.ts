import { firstCard } from "../events.ts";
import { type Course, goalOf, type Heading } from "../material/course.ts";
import { chainOn, type Hop } from "../material/route.ts";
import { OFF, type Row } from "../material/track.ts";
import type { TurnPosition } from "../position.ts";

/** A stretch of a turn along which a pawn goes without a change of direction. */
export interface Leg {
  readonly from: number;
  /** {@link OFF} where it leaves the row. */
  readonly to: number;
  /** How many cards it counts; none where the pawn is put on the row. */
  readonly cards: number;
  /** How far one has counted at its end: beyond the goal, counting goes on. */
  readonly counted: number;
}

/** A count that passes the goal has two legs: up to it, and back (`turn.overshoot`). */
function legsOfHop({ from, to, value, turned }: Hop, goal: number): Leg[] {
  if (!turned) return [{ from, to, cards: value, counted: value }];
  const there = Math.abs(goal - from);
  return [
    { from, to: goal, cards: there, counted: there },
    { from: goal, to, cards: value - there, counted: value },
  ];
}

const onto = (from: number, to: number): Leg =>
  from === OFF ? { from, to, cards: 0, counted: 0 } : { from, to, cards: 1, counted: 1 };

/** The legs of a whole turn that brings a pawn from a card, or from {@link OFF}, to its first card. */
export const legsOf = (heading: Heading, row: Row, from: number, first: number): readonly Leg[] => [
  onto(from, first),
  ...chainOn(heading, row, first).flatMap((hop) => legsOfHop(hop, goalOf(heading, row.length))),
];

/** The legs of the turn of a player who is to move; the die says on which card a pawn enters. */
export function legsAhead(position: TurnPosition, course: Course, thrown?: number): readonly Leg[] {
  const { row, pawns, toAct } = position;
  return legsOf(course(toAct), row, pawns[toAct] ?? OFF, firstCard(position, course, thrown));
}
