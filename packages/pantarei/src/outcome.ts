import type { Outcome, Seat } from "@serpentarium/core";
import { canAct, type LandingRules } from "./material/landing.ts";
import { pileHeight, type Row } from "./material/row.ts";
import type { Options } from "./options.ts";
import { colourOfSeat, type LastTurn, type MovePosition, type OverPosition } from "./position.ts";

const DRAW: readonly number[] = [1, 1];

/** `end.pile`: the mover wins with a pile of `goal` pieces or more. */
export const pileOutcome = (row: Row, pile: number, { goal }: Options, mover: Seat): Outcome | undefined =>
  pileHeight(row, pile) >= goal ? { reason: "end.pile", places: mover === 0 ? [1, 2] : [2, 1] } : undefined;

/** `end.blocked`: after a pass, the other player cannot act either. */
export const blockedOutcome = (
  landing: LandingRules,
  { row, colour, toAct }: MovePosition,
): Outcome | undefined =>
  canAct(landing, row, colourOfSeat(colour, 1 - toAct), "pass")
    ? undefined
    : { reason: "end.blocked", places: DRAW };

/** `end.quiet`: `quietLimit` turns in which no pile became empty. */
export const quietOutcome = (quiet: number, { quietLimit }: Options): Outcome | undefined =>
  quietLimit !== null && quiet >= quietLimit ? { reason: "end.quiet", places: DRAW } : undefined;

/** The position after a turn: over if there is an outcome, otherwise the other player is to act. */
export function nextPosition(
  before: MovePosition,
  row: Row,
  last: LastTurn,
  quiet: number,
  outcome: Outcome | undefined,
): MovePosition | OverPosition {
  const { table, colour, toAct } = before;
  return outcome
    ? { phase: "over", table, row, colour, last, quiet, outcome }
    : { phase: "move", table, row, colour, toAct: 1 - toAct, last, quiet };
}
