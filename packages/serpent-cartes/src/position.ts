import type { Outcome, Seat, Table } from "@serpentarium/core";
import { type Course, countedFrom } from "./material/course.ts";
import { restsIn } from "./material/deck.ts";
import { allOff, type Pawns } from "./material/pawns.ts";
import { firstFrom, OFF, type Row } from "./material/track.ts";
import type { Options } from "./options.ts";

interface Common {
  readonly table: Table<Options>;
}

/** Before the row is dealt. */
export interface DealPosition extends Common {
  readonly phase: "deal";
}

/** Chance says who begins. */
export interface FirstPosition extends Common {
  readonly phase: "first";
  readonly row: Row;
}

interface Played extends Common {
  readonly row: Row;
  readonly pawns: Pawns;
  /** Turns played so far, by all players together. */
  readonly turns: number;
}

interface Turn extends Played {
  readonly toAct: Seat;
  /**
   * What has come up so far, this position included, each as one number (`end.endless`); empty with
   * `entry` `die`, where a position that comes again need not go on as before.
   */
  readonly seen: readonly number[];
}

/** A pawn goes forward, or enters on card 1. */
export interface AdvancePosition extends Turn {
  readonly phase: "advance";
}

/** The die is thrown for a pawn that is off the row; only with `entry` `die`. */
export interface EnterPosition extends Turn {
  readonly phase: "enter";
}

/** The game is over. */
export interface OverPosition extends Played {
  readonly phase: "over";
  readonly outcome: Outcome;
}

/** A seat’s turn: its pawn goes forward, or the die puts it onto the row. */
export type TurnPosition = AdvancePosition | EnterPosition;
/** A position, told apart by its `phase`. */
export type Position = DealPosition | FirstPosition | TurnPosition | OverPosition;

export const start = (table: Table<Options>): Position => ({ phase: "deal", table });

/** More than any card number. */
const BASE = 65;

/** Pawns and the player to move as one number. */
export function codeOf(pawns: Pawns, toAct: Seat): number {
  let code = toAct;
  for (let seat = 0; seat < pawns.length; seat++) code = code * BASE + (pawns[seat] as number);
  return code;
}

/**
 * A position in which a turn begins.
 *
 * @param earlier - what has come up before it; left out, it is the first one
 */
export function turnAt(
  table: Table<Options>,
  row: Row,
  pawns: Pawns,
  toAct: Seat,
  turns: number,
  earlier: readonly number[] = [],
): TurnPosition {
  const byCard = table.options.entry === "card";
  const seen = byCard ? [...earlier, codeOf(pawns, toAct)] : earlier;
  const phase = byCard || pawns[toAct] !== OFF ? "advance" : "enter";
  return { phase, table, row, pawns, toAct, turns, seen };
}

/** The card to which the pawn of the player to move comes first, as the row is numbered. */
export function firstCard({ row, pawns, toAct }: TurnPosition, course: Course, thrown?: number): number {
  const heading = course(toAct);
  const from = countedFrom(heading, pawns[toAct] as number, row.length);
  return countedFrom(heading, firstFrom(from, thrown), row.length);
}

/** The pawns of any position. */
export const pawnsOf = (position: Position): Pawns =>
  "pawns" in position ? position.pawns : allOff(position.table.seats);

/**
 * Set-up and as many turns as the limit allows; without the die no more than there are positions, because the second
 * time that one comes up ends the game (`end.endless`).
 */
export function longest({ seats, options: { deck, entry, turnLimit } }: Table<Options>): number | null {
  const different = entry === "card" ? seats * (restsIn(deck) + 1) ** seats : Number.POSITIVE_INFINITY;
  const turns = Math.min(different, turnLimit ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(turns) ? 2 + turns : null;
}
