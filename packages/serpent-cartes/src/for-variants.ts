/* Functions that return positions, for variants: they keep the fields that a variant adds. Those of the game do not, for speed. */
import { keepAddedFields } from "@serpentarium/core";
import type { Course } from "./material/headings.ts";
import * as outcomes from "./outcome.ts";
import type { OverPosition, Position, TurnPosition } from "./position.ts";

type FieldName<P> = P extends unknown ? keyof P : never;

const FIELDS: Readonly<Record<FieldName<Position>, true>> = {
  phase: true,
  table: true,
  row: true,
  pawns: true,
  turns: true,
  toAct: true,
  seen: true,
  outcome: true,
};

/**
 * Returns the position after a turn, in which the pawn of the player to act runs until it rests (`turn.chain`), or the end of the
 * game. For `end.endless` positions are equal if their pawns and player are, whatever the fields of a variant.
 *
 * @param thrown - the card on which the die puts the pawn, numbered from the pawn's start; omitted without the die
 */
export const nextPosition = <P extends TurnPosition>(
  before: P,
  course: Course,
  thrown?: number,
): (TurnPosition | OverPosition) & Omit<P, FieldName<Position>> =>
  keepAddedFields(before, FIELDS, outcomes.nextPosition(before, course, thrown));
