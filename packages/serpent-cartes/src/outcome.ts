import type { Outcome, Seat } from "@serpentarium/core";
import { type Course, countedFrom } from "./material/course.ts";
import { allOff, settled } from "./material/pawns.ts";
import { OFF } from "./material/track.ts";
import { codeOf, type OverPosition, type TurnPosition } from "./position.ts";

const everybody = (seats: number): readonly Seat[] => allOff(seats).map((_, seat) => seat);

/** `end.goal`: the mover's pawn comes to card L. */
export const goalOutcome = (seat: Seat): Outcome => ({ winners: [seat], reason: "end.goal" });

/** `end.endless`: a position has come up for the second time. */
export const endlessOutcome = (seats: number): Outcome => ({
  winners: everybody(seats),
  reason: "end.endless",
});

/** `end.long`: as many turns as the limit allows. */
export const longOutcome = (seats: number): Outcome => ({ winners: everybody(seats), reason: "end.long" });

/**
 * The position after the pawn of the player to move came to rest on a card, came to the goal or left the row. The card
 * is numbered as that pawn counts, from its start to its goal.
 */
export function turnTo(
  before: TurnPosition,
  counted: number,
  entering: boolean,
  course: Course,
): TurnPosition | OverPosition {
  const { table, row, toAct: mover, seen: earlier } = before;
  const { seats, options } = table;
  const isHome = counted === row.length;
  const card = countedFrom(course(mover), counted, row.length);
  const pawns = settled(before.pawns, mover, card, entering || isHome);
  const turns = before.turns + 1;
  const over = (outcome: Outcome): OverPosition => ({ phase: "over", table, row, pawns, turns, outcome });
  if (isHome) return over(goalOutcome(mover));

  const toAct = mover + 1 === seats ? 0 : mover + 1;
  const byCard = options.entry === "card";
  const code = byCard ? codeOf(pawns, toAct) : 0;
  if (byCard && earlier.includes(code)) return over(endlessOutcome(seats));
  if (turns === options.turnLimit) return over(longOutcome(seats));
  const seen = byCard ? [...earlier, code] : earlier;
  const phase = byCard || pawns[toAct] !== OFF ? "advance" : "enter";
  return { phase, table, row, pawns, toAct, turns, seen };
}
