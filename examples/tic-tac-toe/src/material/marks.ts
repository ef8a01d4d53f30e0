import type { Seat } from "@serpentarium/core";
import { ALL, LINES } from "./grid.ts";

/** The marks of one seat: one bit a cell. */
type Bits = number;
/** Every set of cells. */
const SETS: readonly Bits[] = Array.from({ length: 1 << ALL.length }, (_, bits) => bits);
const FULL: Bits = SETS.length - 1;

/**
 * The marks on the grid as one number: nine bits for the crosses, then nine for the noughts. A number costs nothing to
 * copy, and there are so few sets of nine cells that whatever one asks of a set can be looked up.
 */
export type Marks = number;

export const NO_MARKS: Marks = 0;

/** The answer to a question about sets of cells, worked out beforehand for each of them. */
export function tableOf<A>(ask: (has: (cell: number) => boolean) => A): (bits: Bits) => A {
  const answers = SETS.map((bits) => ask((cell) => (bits & (1 << cell)) !== 0));
  return (bits) => answers[bits] as A;
}

const holdsLine = tableOf((has) => LINES.some((line) => line.every(has)));

export const mark = (marks: Marks, cell: number, seat: Seat): Marks =>
  marks | (1 << (cell + ALL.length * seat));

/** The cells that are taken. */
export const taken = (marks: Marks): Bits => (marks | (marks >> ALL.length)) & FULL;

export const isFull = (marks: Marks): boolean => taken(marks) === FULL;

/** Whether a seat has three in a line. */
export const hasLine = (marks: Marks, seat: Seat): boolean =>
  holdsLine((marks >> (ALL.length * seat)) & FULL);

/** The seat whose mark is on a cell, if there is one. */
export function seatOn(marks: Marks, cell: number): 0 | 1 | undefined {
  const found = marks >> cell;
  if (found & 1) return 0;
  return found & (1 << ALL.length) ? 1 : undefined;
}
