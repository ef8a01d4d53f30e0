/* Functions that return positions, for variants: they keep the fields that a variant adds. Those of the game do not, for speed. */
import { keepAddedFields, type Seat } from "@serpentarium/core";
import type { Ground } from "./material/ground.ts";
import * as outcome from "./outcome.ts";
import * as move from "./phases/move.ts";
import type { BoardContents, MovePosition, OverPosition, Position, ReplantPosition } from "./position.ts";

type FieldName<P> = P extends unknown ? keyof P : never;

const FIELDS: Readonly<Record<FieldName<Position>, true>> = {
  phase: true,
  table: true,
  serpents: true,
  blue: true,
  apples: true,
  toAct: true,
  held: true,
  quiet: true,
  moves: true,
  outcome: true,
};

/** A position with the fields that a variant adds to others. */
type WithAdded<N, P> = N & Omit<P, FieldName<Position>>;

/** The counts of a match: moves without an apple or a bite, and all moves. */
type Counts = Pick<MovePosition, "quiet" | "moves">;

/**
 * Returns the position at the beginning of a seat's turn, or the end of the game if the seat has no path (`end.stuck`) or a count has
 * reached its limit (`end.quiet`, `end.long`).
 */
export const beginTurn = <P extends BoardContents>(
  ground: Ground,
  field: P,
  toAct: Seat,
  { quiet, moves }: Counts,
): WithAdded<MovePosition | OverPosition, P> =>
  keepAddedFields(field, FIELDS, outcome.beginTurn(ground, field, toAct, quiet, moves));

/**
 * Returns the position after a seat's move in which pieces were bitten off: it replants them while there is a cell (`attack.replant`,
 * `attack.no-room`), and then the other seat's turn begins.
 *
 * @param held - the number of pieces that the seat holds
 */
export const replantOrEndTurn = <P extends BoardContents>(
  ground: Ground,
  field: P,
  toAct: Seat,
  held: number,
  { quiet, moves }: Counts,
): WithAdded<MovePosition | ReplantPosition | OverPosition, P> =>
  keepAddedFields(field, FIELDS, move.replantOrEndTurn(ground, field, toAct, held, quiet, moves));
