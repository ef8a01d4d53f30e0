import type { Seat } from "@serpentarium/core";

/** The indices of the nine cells, row by row from the top left. */
export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const GRID = { columns: 3, rows: 3 } as const;
/** The lines as sets of cells, one bit per cell and one octal digit per row. */
const LINES = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/**
 * The marks on the grid as one number: nine bits for the crosses, then nine for the noughts. A number is cheap to copy, and
 * there are only 512 sets of cells, so that properties of a set can be looked up.
 */
export type Marks = number;

export const bitOf = (cell: number, seat: Seat = 0): number => 1 << (cell + 9 * seat);

const FULL = 0b111_111_111;
/** The taken cells, one bit per cell. */
export const takenCells = (marks: Marks): number => (marks | (marks >> 9)) & FULL;
export const isFull = (marks: Marks): boolean => takenCells(marks) === FULL;

/** Precomputes a function of sets of cells, one bit per cell, for every set. */
export function createLookup<Value>(compute: (set: number) => Value): (set: number) => Value {
  const values = Array.from({ length: FULL + 1 }, (_, set) => compute(set));
  return (set) => values[set] ?? compute(set);
}

/** The cells of the lines that a seat holds, in order. */
export const linesOf = (marks: Marks, seat: Seat): readonly (readonly number[])[] =>
  LINES.map((line) => CELLS.filter((cell) => line & bitOf(cell))).filter((line) =>
    line.every((cell) => marks & bitOf(cell, seat)),
  );

const holdsLine = createLookup((set) => LINES.some((line) => (set & line) === line));
export const hasLine = (marks: Marks, seat: Seat): boolean => holdsLine((marks >> (9 * seat)) & FULL);

/** The seat of the mark on each cell, or -1. */
export const toCells = (marks: Marks): readonly number[] =>
  CELLS.map((cell) => [0, 1].findIndex((seat) => marks & bitOf(cell, seat)));

export const fromCells = (cells: readonly number[]): Marks =>
  cells.reduce((marks, seat, cell) => (seat < 0 ? marks : marks | bitOf(cell, seat)), 0);
