import type { Seat } from "@serpentarium/core";

/** Nine cells by their numbers, row by row from the top left. */
export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const GRID = { columns: 3, rows: 3 } as const;
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

/**
 * The marks on the grid as one number: nine bits for the crosses, then nine for the noughts. A number costs nothing to
 * copy, and there are so few sets of nine cells that whatever one asks of a set can be looked up.
 */
export type Marks = number;

export const NO_MARKS: Marks = 0;
export const bitOf = (cell: number, seat: Seat = 0): number => 1 << (cell + 9 * seat);
export const mark = (marks: Marks, cell: number, seat: Seat): Marks => marks | bitOf(cell, seat);

const FULL = 0b111_111_111;
/** The cells that are taken, one bit each. */
export const taken = (marks: Marks): number => (marks | (marks >> 9)) & FULL;
export const isFull = (marks: Marks): boolean => taken(marks) === FULL;

/** The answer to a question about sets of cells, one bit a cell, worked out beforehand for each of them. */
export function tableOf<A>(ask: (set: number) => A): (set: number) => A {
  const answers = Array.from({ length: FULL + 1 }, (_, set) => ask(set));
  return (set) => answers[set] ?? ask(set);
}

const holdsLine = tableOf((set) => LINES.some((line) => [...line].every((at) => set & bitOf(Number(at)))));
export const hasLine = (marks: Marks, seat: Seat): boolean => holdsLine((marks >> (9 * seat)) & FULL);

/** For each cell the seat whose mark it holds, or -1. */
export const toCells = (marks: Marks): readonly number[] =>
  CELLS.map((cell) => [0, 1].findIndex((seat) => marks & bitOf(cell, seat)));

export const fromCells = (cells: readonly number[]): Marks =>
  cells.reduce((marks, seat, cell) => (seat < 0 ? marks : mark(marks, cell, seat)), NO_MARKS);
