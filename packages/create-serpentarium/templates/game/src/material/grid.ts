import { formatCell, type GridSize } from "@serpentarium/core/notation";

/** The directions, in notation. */
export const DIRECTIONS = ["N", "E", "S", "W"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

/** The number of a cell: 0 at the top left, then row by row to the bottom right. */
export type Cell = number;

/** The number for any cell outside the grid. */
export const OFF_GRID = -1;

/** The next cell in a direction, or {@link OFF_GRID}. */
export function neighbour(cell: Cell, direction: Direction, size: number): Cell {
  const [right, down] = STEPS[direction];
  const column = (cell % size) + right;
  const row = Math.floor(cell / size) + down;
  return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : OFF_GRID;
}

export const gridOf = (size: number): GridSize => ({ columns: size, rows: size });

/** The name of a cell, as on a chessboard: `a1` is at the bottom left. */
export const cellName = (cell: Cell, size: number): string => formatCell(gridOf(size), cell);
