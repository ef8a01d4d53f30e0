import type { Outcome, Seat } from "@serpentarium/core";
import { type Course, relativeCard, relativeRow } from "./material/headings.ts";
import { seatsOf, withPawnPlaced } from "./material/pawns.ts";
import { cachedRestTable, OFF_ROW, restCardAfterTurn } from "./material/rest-table.ts";
import { createTurnPosition, type OverPosition, stateKey, type TurnPosition } from "./position.ts";

/** `end.goal`: the mover's pawn reaches its goal. */
export const goalOutcome = (seat: Seat): Outcome => ({ winners: [seat], reason: "end.goal" });

/** `end.endless`: a position occurs for the second time. */
export const endlessOutcome = (seats: number): Outcome => ({
  winners: seatsOf(seats),
  reason: "end.endless",
});

/** `end.long`: the limit of turns is reached. */
export const longOutcome = (seats: number): Outcome => ({ winners: seatsOf(seats), reason: "end.long" });

/**
 * The position after a turn, in which the pawn of the player to act runs until it rests (`turn.chain`).
 *
 * @param thrown - the card on which the die puts the pawn, numbered from the pawn's start; omitted without the die
 */
export function nextPosition(
  before: TurnPosition,
  course: Course,
  thrown?: number,
): TurnPosition | OverPosition {
  const { table, row, toAct: mover } = before;
  const heading = course.heading(mover, table);
  const from = relativeCard(heading, before.pawns[mover] as number, row.length);
  const counted = restCardAfterTurn(cachedRestTable(relativeRow(heading, row)), from, thrown);
  const isHome = counted === row.length;
  const card = relativeCard(heading, counted, row.length);
  const pawns = withPawnPlaced(before.pawns, mover, card, from === OFF_ROW || isHome);
  const turns = before.turns + 1;
  const over = (outcome: Outcome): OverPosition => ({ phase: "over", table, row, pawns, turns, outcome });
  if (isHome) return over(goalOutcome(mover));

  const toAct = mover + 1 === table.seats ? 0 : mover + 1;
  // with the die `seen` is empty, and computing the key would be wasted
  if (before.seen.length > 0 && before.seen.includes(stateKey(pawns, toAct)))
    return over(endlessOutcome(table.seats));
  if (turns === table.options.turnLimit) return over(longOutcome(table.seats));
  return createTurnPosition(table, row, pawns, toAct, turns, before.seen);
}
