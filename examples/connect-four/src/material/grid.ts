/** Seven columns of six cells. */
export const COLUMNS: readonly string[] = ["a", "b", "c", "d", "e", "f", "g"];
export const ROWS = 6;
export const EMPTY = -1;

/** The names of the cells by index: column by column, from the bottom; 0 is `a1`, 5 `a6`, 41 `g6`. */
export const CELLS: readonly string[] = COLUMNS.flatMap((column) =>
  Array.from({ length: ROWS }, (_, row) => `${column}${row + 1}`),
);

/** The directions of lines: a row, a column and both diagonals. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The four cells of a line that starts at a cell; empty if it leaves the grid. */
function lineFrom(cell: number, [right, up]: readonly [number, number]): readonly number[] {
  const column = Math.floor(cell / ROWS) + 3 * right;
  const row = (cell % ROWS) + 3 * up;
  if (column >= COLUMNS.length || row < 0 || row >= ROWS) return [];
  return [0, 1, 2, 3].map((n) => cell + n * (ROWS * right + up));
}

const LINES = CELLS.flatMap((_, cell) => STEPS.map((step) => lineFrom(cell, step)));

/** The other three cells of a line through a cell. */
export type OtherCells = readonly [number, number, number];

/** The lines through each cell. */
const LINES_BY_CELL: readonly (readonly OtherCells[])[] = CELLS.map((_, cell) =>
  LINES.filter((line) => line.includes(cell)).map(
    (line) => line.filter((other) => other !== cell) as [number, number, number],
  ),
);

/** The other cells of a line of four through the disc on a cell; undefined if there is none. */
export function lineThrough(cells: readonly number[], cell: number): OtherCells | undefined {
  const disc = cells[cell];
  for (const line of LINES_BY_CELL[cell] ?? []) {
    const [a, b, c] = line;
    if (cells[a] === disc && cells[b] === disc && cells[c] === disc) return line;
  }
  return undefined;
}

/** The lines of four, each in order. */
export const linesOf = (cells: readonly number[]): readonly (readonly number[])[] =>
  LINES.filter(([first = -1, ...others]) => {
    const disc = cells[first] ?? EMPTY;
    return disc !== EMPTY && others.every((cell) => cells[cell] === disc);
  });

/** The lowest empty cell of an open column. */
export function landingCell(cells: readonly number[], column: number): number {
  let cell = column * ROWS;
  while (cells[cell] !== EMPTY) cell++;
  return cell;
}

export const cellsOf = (column: number): readonly number[] =>
  Array.from({ length: ROWS }, (_, row) => column * ROWS + row);
