/* A function that returns positions, for variants: it keeps the fields that a variant adds. That of the game does not, for speed. */
import { keepAddedFields, type Outcome } from "@serpentarium/core";
import type { Row } from "./material/row.ts";
import * as outcomes from "./outcome.ts";
import type { LastTurn, MovePosition, OverPosition, Position } from "./position.ts";

type FieldName<P> = P extends unknown ? keyof P : never;

const FIELDS: Readonly<Record<FieldName<Position>, true>> = {
  phase: true,
  table: true,
  row: true,
  colour: true,
  toAct: true,
  last: true,
  quiet: true,
  outcome: true,
};

/**
 * Returns the position after a turn: over if there is an outcome, otherwise the other player is to act.
 *
 * @param row - the row after the turn
 * @param quiet - the consecutive turns in which no pile became empty
 */
export const nextPosition = <P extends MovePosition>(
  before: P,
  row: Row,
  last: LastTurn,
  quiet: number,
  outcome: Outcome | undefined,
): (MovePosition | OverPosition) & Omit<P, FieldName<Position>> =>
  keepAddedFields(before, FIELDS, outcomes.nextPosition(before, row, last, quiet, outcome));
