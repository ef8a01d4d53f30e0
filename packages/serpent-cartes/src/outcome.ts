import type { Outcome, Seat } from "@serpentarium/core";
import { type Course, countedFrom, rowFor } from "./material/course.ts";
import { seatsOf, settled } from "./material/pawns.ts";
import { firstFrom, OFF, trackOf } from "./material/track.ts";
import { codeOf, type OverPosition, type TurnPosition, turnAt } from "./position.ts";

/** `end.goal`: the mover's pawn comes to card L. */
export const goalOutcome = (seat: Seat): Outcome => ({ winners: [seat], reason: "end.goal" });

/** `end.endless`: a position has come up for the second time. */
export const endlessOutcome = (seats: number): Outcome => ({
  winners: seatsOf(seats),
  reason: "end.endless",
});

/** `end.long`: as many turns as the limit allows. */
export const longOutcome = (seats: number): Outcome => ({ winners: seatsOf(seats), reason: "end.long" });

/**
 * The position after the turn of the player to move, whose pawn goes on until it rests (`turn.chain`).
 *
 * @param thrown - the card on which the die puts the pawn, as that pawn counts; left out in a turn without the die
 */
export function afterTurn(
  before: TurnPosition,
  course: Course,
  thrown?: number,
): TurnPosition | OverPosition {
  const { table, row, toAct: mover } = before;
  const heading = course(mover);
  const from = countedFrom(heading, before.pawns[mover] as number, row.length);
  const counted = trackOf(rowFor(heading, row))[firstFrom(from, thrown)] as number;
  const isHome = counted === row.length;
  const card = countedFrom(heading, counted, row.length);
  const pawns = settled(before.pawns, mover, card, from === OFF || isHome);
  const turns = before.turns + 1;
  const over = (outcome: Outcome): OverPosition => ({ phase: "over", table, row, pawns, turns, outcome });
  if (isHome) return over(goalOutcome(mover));

  const toAct = mover + 1 === table.seats ? 0 : mover + 1;
  // with the die nothing is seen, and a code would be worked out in vain
  if (before.seen.length > 0 && before.seen.includes(codeOf(pawns, toAct)))
    return over(endlessOutcome(table.seats));
  if (turns === table.options.turnLimit) return over(longOutcome(table.seats));
  return turnAt(table, row, pawns, toAct, turns, before.seen);
}
