import type { Outcome, Seat, Table } from "@serpentarium/core";
import { type Colour, other } from "./material/pieces.ts";
import type { Row } from "./material/row.ts";
import type { Options } from "./options.ts";

/** What the last turn was, where a rule asks for it: a swap, a pass, or neither. */
export type Last = "swap" | "pass" | "none";

interface Common {
  readonly table: Table<Options>;
}

/** Before the row is dealt. */
export interface DealPosition extends Common {
  readonly phase: "deal";
}

/** Seat 0 chooses its colour. */
export interface ColourPosition extends Common {
  readonly phase: "colour";
  readonly row: Row;
}

interface Played extends Common {
  readonly row: Row;
  /** The colour of seat 0; seat 1 has the other. */
  readonly colour: Colour;
  readonly last: Last;
  /** Turns in a row in which the number of piles did not fall (`end.quiet`). */
  readonly quiet: number;
}

/** Somebody is to move, to swap or to pass. */
export interface MovePosition extends Played {
  readonly phase: "move";
  readonly toAct: Seat;
}

/** The game is over. */
export interface OverPosition extends Played {
  readonly phase: "over";
  readonly outcome: Outcome;
}

/** A position, told apart by its `phase`. */
export type Position = DealPosition | ColourPosition | MovePosition | OverPosition;

export const start = (table: Table<Options>): Position => ({ phase: "deal", table });

/** The colour of a seat when seat 0 has `first`. */
export const colourOf = (first: Colour, seat: Seat): Colour => (seat === 0 ? first : other(first));

/** Every game ends within 18 piles used up, with fewer than `quietLimit` turns before each, and the set-up. */
export const longest = ({ options: { quietLimit } }: Table<Options>): number | null =>
  quietLimit === null ? null : 2 + 19 * quietLimit;
