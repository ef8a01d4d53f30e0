import { type Outcome, placesOfWinners, type Seat, seatsOf, type Table } from "@serpentarium/core";
import { type Course, relativeCard, relativeRow } from "./material/headings.ts";
import { restCardFrom } from "./material/hops.ts";
import { type PawnCards, withPawnPlaced } from "./material/pawns.ts";
import { firstCardFrom } from "./material/rest-table.ts";
import {
  createTurnPosition,
  type OverPosition,
  remembersPositions,
  stateKey,
  type TurnPosition,
  withNewKey,
} from "./position.ts";

type Seats = Pick<Table, "seats">;

/** `end.goal`: the mover's pawn reaches its goal. */
export const goalOutcome = (seat: Seat, table: Seats): Outcome => ({
  reason: "end.goal",
  places: placesOfWinners([seat], table),
});

const drawOutcome = (reason: string, table: Seats): Outcome => ({
  reason,
  places: placesOfWinners(seatsOf(table), table),
});

/** `end.endless`: a position occurs for the second time. */
export const endlessOutcome = (table: Seats): Outcome => drawOutcome("end.endless", table);

/** `end.long`: the limit of turns is reached. */
export const longOutcome = (table: Seats): Outcome => drawOutcome("end.long", table);

const overPosition = (
  { table, row }: TurnPosition,
  pawns: PawnCards,
  turns: number,
  outcome: Outcome,
): OverPosition => ({ phase: "over", table, row, pawns, turns, outcome });

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
  const counted = restCardFrom(relativeRow(heading, row), firstCardFrom(from, thrown));
  const isHome = counted === row.length;
  const card = relativeCard(heading, counted, row.length);
  const pawns = isHome
    ? before.pawns.with(mover, card)
    : withPawnPlaced(before.pawns, mover, card, table.options.collision);
  const turns = before.turns + 1;
  if (isHome) return overPosition(before, pawns, turns, goalOutcome(mover, table));

  const toAct = mover + 1 === table.seats ? 0 : mover + 1;
  const seen = remembersPositions(table) ? withNewKey(before.seen, stateKey(pawns, toAct)) : before.seen;
  if (!seen) return overPosition(before, pawns, turns, endlessOutcome(table));
  if (turns === table.options.turnLimit) return overPosition(before, pawns, turns, longOutcome(table));
  return createTurnPosition(table, row, pawns, toAct, turns, seen);
}
