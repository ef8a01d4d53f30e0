/** The ways to go, as they are written. */
export const DIRECTIONS = ["N", "E", "S", "W"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};

/** A cell by its number: 0 is `a1`, at the bottom left; then `b1`, and on row by row to the top right. */
export type Cell = number;

/** What lies beyond the edges. */
export const OFF = -1;

/** The cell beside another one, or {@link OFF}. */
export function neighbour(cell: Cell, direction: Direction, size: number): Cell {
  const [right, up] = STEPS[direction];
  const column = (cell % size) + right;
  const row = Math.floor(cell / size) + up;
  return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : OFF;
}

const COLUMNS = "abcdefgh";

export const nameOf = (cell: Cell, size: number): string =>
  `${COLUMNS[cell % size]}${Math.floor(cell / size) + 1}`;

/** The cell with a name such as `b3`, or {@link OFF}. */
export function cellNamed(name: string, size: number): Cell {
  const [, column = "", row = ""] = /^([a-h])([1-8])$/.exec(name) ?? [];
  const [x, y] = [COLUMNS.indexOf(column), Number(row) - 1];
  return column !== "" && x < size && y < size ? y * size + x : OFF;
}
