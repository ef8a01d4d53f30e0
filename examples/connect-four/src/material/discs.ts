import type { Seat } from "@serpentarium/core";
import { CELLS, COLUMNS, EMPTY, ROWS } from "./grid.ts";

/** From a cell to the one on its right: a cell above each column stays empty, so that no line runs on into the next. */
const STRIDE = ROWS + 1;
/** The columns in the left half; JavaScript's whole numbers have 32 bits to count with, and seven columns take 49. */
const LEFT = 4;

/** Where the discs are, one bit a cell from the bottom of each column: a fast game copies four numbers, not 42 cells. */
export interface Discs {
  readonly redLeft: number;
  readonly redRight: number;
  readonly yellowLeft: number;
  readonly yellowRight: number;
}

export const noDiscs = (): Discs => ({ redLeft: 0, redRight: 0, yellowLeft: 0, yellowRight: 0 });

/** The bit of the lowest empty cell of a column in its half; 0 when the column is full. */
const lowest = (half: number, column: number): number =>
  (half + (1 << (STRIDE * column))) & (((1 << ROWS) - 1) << (STRIDE * column));

/** The discs with one more of a seat, in a column that is open. */
export function dropDisc(discs: Discs, column: number, seat: Seat): Discs {
  const { redLeft, redRight, yellowLeft, yellowRight } = discs;
  const left = column < LEFT ? lowest(redLeft | yellowLeft, column) : 0;
  const right = column < LEFT ? 0 : lowest(redRight | yellowRight, column - LEFT);
  return seat === 0
    ? { redLeft: redLeft | left, redRight: redRight | right, yellowLeft, yellowRight }
    : { redLeft, redRight, yellowLeft: yellowLeft | left, yellowRight: yellowRight | right };
}

/** Of the top row, one bit a column. */
const topOf = (half: number): number =>
  ((half >>> 5) & 1) | ((half >>> 11) & 2) | ((half >>> 17) & 4) | ((half >>> 23) & 8);

/** The columns that are full, one bit each. */
export const fullColumns = ({ redLeft, redRight, yellowLeft, yellowRight }: Discs): number =>
  topOf(redLeft | yellowLeft) | (topOf(redRight | yellowRight) << LEFT);

export const isOpen = (discs: Discs, column: number): boolean => (fullColumns(discs) & (1 << column)) === 0;

export const isFull = (discs: Discs): boolean => fullColumns(discs) === (1 << COLUMNS.length) - 1;

/** Whether four bits stand in a line, each so many places after the one before. */
function hasRun(left: number, right: number, step: number): boolean {
  const pairsLeft = left & ((left >>> step) | (right << (LEFT * STRIDE - step)));
  const pairsRight = right & (right >>> step);
  const next = (pairsLeft >>> (2 * step)) | (pairsRight << (LEFT * STRIDE - 2 * step));
  return ((pairsLeft & next) | (pairsRight & (pairsRight >>> (2 * step)))) !== 0;
}

/** Up a column, along a row, and along the two diagonals. */
const hasLineOf = (left: number, right: number): boolean =>
  hasRun(left, right, 1) ||
  hasRun(left, right, STRIDE) ||
  hasRun(left, right, STRIDE + 1) ||
  hasRun(left, right, STRIDE - 1);

/** Whether four discs of a seat stand in a line. */
export const hasLine = ({ redLeft, redRight, yellowLeft, yellowRight }: Discs, seat: Seat): boolean =>
  seat === 0 ? hasLineOf(redLeft, redRight) : hasLineOf(yellowLeft, yellowRight);

const has = (left: number, right: number, column: number, row: number): boolean =>
  ((column < LEFT ? left >>> (STRIDE * column) : right >>> (STRIDE * (column - LEFT))) & (1 << row)) !== 0;

/** For each of {@link CELLS} the seat whose disc it holds, or {@link EMPTY}. */
export const toCells = ({ redLeft, redRight, yellowLeft, yellowRight }: Discs): readonly number[] =>
  CELLS.map((_, cell) => {
    const [column, row] = [Math.floor(cell / ROWS), cell % ROWS];
    if (has(redLeft, redRight, column, row)) return 0;
    return has(yellowLeft, yellowRight, column, row) ? 1 : EMPTY;
  });

/** The discs of cells in which none floats. */
export const fromCells = (cells: readonly number[]): Discs =>
  cells.reduce(
    (discs, seat, cell) => (seat === EMPTY ? discs : dropDisc(discs, Math.floor(cell / ROWS), seat)),
    noDiscs(),
  );
