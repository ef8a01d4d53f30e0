import type { Seat } from "@serpentarium/core";
import { CELLS, COLUMNS, EMPTY, ROWS } from "./grid.ts";

/** Bits per column: one cell above each column stays empty, so that lines do not wrap into the next column. */
const STRIDE = ROWS + 1;
/** The number of columns in the left half: seven columns take 49 bits, but bitwise operators work on 32. */
const LEFT_COLUMNS = 4;

/** The discs, one bit per cell from the bottom of each column: copying four numbers is faster than copying 42 cells. */
export interface Discs {
  readonly redLeft: number;
  readonly redRight: number;
  readonly yellowLeft: number;
  readonly yellowRight: number;
}

export const noDiscs = (): Discs => ({ redLeft: 0, redRight: 0, yellowLeft: 0, yellowRight: 0 });

/** The bit of the lowest empty cell of a column in its half; 0 if the column is full. */
const lowestEmptyBit = (half: number, column: number): number =>
  (half + (1 << (STRIDE * column))) & (((1 << ROWS) - 1) << (STRIDE * column));

/** Adds a disc of a seat to an open column. */
export function dropDisc(discs: Discs, column: number, seat: Seat): Discs {
  const { redLeft, redRight, yellowLeft, yellowRight } = discs;
  const left = column < LEFT_COLUMNS ? lowestEmptyBit(redLeft | yellowLeft, column) : 0;
  const right = column < LEFT_COLUMNS ? 0 : lowestEmptyBit(redRight | yellowRight, column - LEFT_COLUMNS);
  return seat === 0
    ? { redLeft: redLeft | left, redRight: redRight | right, yellowLeft, yellowRight }
    : { redLeft, redRight, yellowLeft: yellowLeft | left, yellowRight: yellowRight | right };
}

/** The occupied cells of the top row, one bit per column. */
const topRowBits = (half: number): number =>
  ((half >>> 5) & 1) | ((half >>> 11) & 2) | ((half >>> 17) & 4) | ((half >>> 23) & 8);

/** The full columns, one bit per column. */
export const fullColumns = ({ redLeft, redRight, yellowLeft, yellowRight }: Discs): number =>
  topRowBits(redLeft | yellowLeft) | (topRowBits(redRight | yellowRight) << LEFT_COLUMNS);

export const isOpen = (discs: Discs, column: number): boolean => (fullColumns(discs) & (1 << column)) === 0;

export const isFull = (discs: Discs): boolean => fullColumns(discs) === (1 << COLUMNS.length) - 1;

/** Whether there are four bits at regular distances of `step`. */
function hasRun(left: number, right: number, step: number): boolean {
  const pairsLeft = left & ((left >>> step) | (right << (LEFT_COLUMNS * STRIDE - step)));
  const pairsRight = right & (right >>> step);
  const next = (pairsLeft >>> (2 * step)) | (pairsRight << (LEFT_COLUMNS * STRIDE - 2 * step));
  return ((pairsLeft & next) | (pairsRight & (pairsRight >>> (2 * step)))) !== 0;
}

/** Checks columns, rows and both diagonals. */
const hasLineOf = (left: number, right: number): boolean =>
  hasRun(left, right, 1) ||
  hasRun(left, right, STRIDE) ||
  hasRun(left, right, STRIDE + 1) ||
  hasRun(left, right, STRIDE - 1);

/** Whether a seat has four discs in a line. */
export const hasLine = ({ redLeft, redRight, yellowLeft, yellowRight }: Discs, seat: Seat): boolean =>
  seat === 0 ? hasLineOf(redLeft, redRight) : hasLineOf(yellowLeft, yellowRight);

const hasDisc = (left: number, right: number, column: number, row: number): boolean =>
  ((column < LEFT_COLUMNS ? left >>> (STRIDE * column) : right >>> (STRIDE * (column - LEFT_COLUMNS))) &
    (1 << row)) !==
  0;

/** The seat of the disc on each of {@link CELLS}, or {@link EMPTY}. */
export const toCells = ({ redLeft, redRight, yellowLeft, yellowRight }: Discs): readonly number[] =>
  CELLS.map((_, cell) => {
    const [column, row] = [Math.floor(cell / ROWS), cell % ROWS];
    if (hasDisc(redLeft, redRight, column, row)) return 0;
    return hasDisc(yellowLeft, yellowRight, column, row) ? 1 : EMPTY;
  });

/** The discs on some cells, none of which may float. */
export const fromCells = (cells: readonly number[]): Discs =>
  cells.reduce(
    (discs, seat, cell) => (seat === EMPTY ? discs : dropDisc(discs, Math.floor(cell / ROWS), seat)),
    noDiscs(),
  );
