import type { Outcome, Seat, Table } from "@serpentarium/core";
import { type Colour, oppositeColour } from "./material/pieces.ts";
import type { Row } from "./material/row.ts";
import type { Options } from "./options.ts";

/** The last turn, as far as rules depend on it: a swap, a pass, or neither. */
export type LastTurn = "swap" | "pass" | "none";

interface PositionBase {
  readonly table: Table<Options>;
}

/** The position before the row is dealt. */
export interface DealPosition extends PositionBase {
  readonly phase: "deal";
}

/** The position in which seat 0 chooses its colour. */
export interface ColourPosition extends PositionBase {
  readonly phase: "colour";
  readonly row: Row;
}

interface StartedPositionBase extends PositionBase {
  readonly row: Row;
  /** The colour of seat 0; seat 1 has the other colour. */
  readonly colour: Colour;
  readonly last: LastTurn;
  /** Consecutive turns in which no pile became empty (`end.quiet`). */
  readonly quiet: number;
}

/** The position in which a player moves, swaps or passes. */
export interface MovePosition extends StartedPositionBase {
  readonly phase: "move";
  readonly toAct: Seat;
}

/** The position after the end. */
export interface OverPosition extends StartedPositionBase {
  readonly phase: "over";
  readonly outcome: Outcome;
}

/** A position, discriminated by its `phase`. */
export type Position = DealPosition | ColourPosition | MovePosition | OverPosition;

export const start = (table: Table<Options>): Position => ({ phase: "deal", table });

/** The colour of a seat, given that of seat 0. */
export const colourOfSeat = (first: Colour, seat: Seat): Colour =>
  seat === 0 ? first : oppositeColour(first);

/**
 * The maximal number of actions of a match: two of set-up, and up to 18 emptied piles with fewer than `quietLimit` quiet turns before each.
 */
export const maxActions = ({ options: { quietLimit } }: Table<Options>): number | null =>
  quietLimit === null ? null : 2 + 19 * quietLimit;
