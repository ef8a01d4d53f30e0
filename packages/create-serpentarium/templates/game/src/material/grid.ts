import { formatCell, type GridSize } from "@serpentarium/core/notation";

/** The ways to go, as they are written. */
export const DIRECTIONS = ["N", "E", "S", "W"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

/** A cell by its number: 0 is at the top left, and on they go row by row to the bottom right. */
export type Cell = number;

/** What lies beyond the edges. */
export const OFF = -1;

/** The cell beside another one, or {@link OFF}. */
export function neighbour(cell: Cell, direction: Direction, size: number): Cell {
  const [right, down] = STEPS[direction];
  const column = (cell % size) + right;
  const row = Math.floor(cell / size) + down;
  return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : OFF;
}

export const gridOf = (size: number): GridSize => ({ columns: size, rows: size });

/** The name of a cell, as on a chessboard: `a1` is at the bottom left. */
export const nameOf = (cell: Cell, size: number): string => formatCell(gridOf(size), cell);
