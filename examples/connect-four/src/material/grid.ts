/** Seven columns of six cells. */
export const COLUMNS: readonly string[] = ["a", "b", "c", "d", "e", "f", "g"];
export const ROWS = 6;
export const EMPTY = -1;

/** The names of the cells by number: column by column, each from the bottom; 0 is `a1`, 5 `a6`, 41 `g6`. */
export const CELLS: readonly string[] = COLUMNS.flatMap((column) =>
  Array.from({ length: ROWS }, (_, row) => `${column}${row + 1}`),
);

/** The steps along a row, up a column and along the two diagonals. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Four cells from one on, by number; nothing when they leave the grid. */
function lineFrom(cell: number, [right, up]: readonly [number, number]): readonly number[] {
  const column = Math.floor(cell / ROWS) + 3 * right;
  const row = (cell % ROWS) + 3 * up;
  if (column >= COLUMNS.length || row < 0 || row >= ROWS) return [];
  return [0, 1, 2, 3].map((n) => cell + n * (ROWS * right + up));
}

const LINES = CELLS.flatMap((_, cell) => STEPS.map((step) => lineFrom(cell, step)));

/** The other three cells of a line through a cell. */
export type Others = readonly [number, number, number];

/** By cell. */
const OTHERS: readonly (readonly Others[])[] = CELLS.map((_, cell) =>
  LINES.filter((line) => line.includes(cell)).map(
    (line) => line.filter((other) => other !== cell) as [number, number, number],
  ),
);

/** A line of four through the disc on a cell, if there is one. */
export function lineThrough(cells: readonly number[], cell: number): Others | undefined {
  const disc = cells[cell];
  for (const line of OTHERS[cell] ?? []) {
    const [a, b, c] = line;
    if (cells[a] === disc && cells[b] === disc && cells[c] === disc) return line;
  }
  return undefined;
}

/** The lowest empty cell of an open column. */
export function landing(cells: readonly number[], column: number): number {
  let cell = column * ROWS;
  while (cells[cell] !== EMPTY) cell++;
  return cell;
}

export const cellsOf = (column: number): readonly number[] =>
  Array.from({ length: ROWS }, (_, row) => column * ROWS + row);
