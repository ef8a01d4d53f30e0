import type { Snake } from "@serpentarium/sssnake";
import { type Cell, EMPTY_TILE } from "@serpentarium/sssnake/parts";

/** Rows added on each side of a snake's grid. With its own margin, two paths around the snake fit side by side. */
const MARGIN = 2;

/** The grid on which paths around a snake are searched, with a border of cells that are not free. */
export interface RoutingGrid {
  readonly width: number;
  /** 1 where a cell is free. */
  readonly free: Uint8Array;
  /** Converts a cell of the snake's grid to a cell of this grid. */
  cellOf(cell: Cell): Cell;
  /** The coordinates of a cell of this grid, relative to the tail. */
  coordinatesOf(cell: Cell): { readonly x: number; readonly y: number };
}

/** Creates the routing grid of a snake. */
export function routingGridOf({ cells, width, origin }: Snake, margin = MARGIN): RoutingGrid {
  const gridWidth = width + 2 * margin;
  const height = cells.length / width + 2 * margin;
  const cellOf = (cell: Cell): Cell =>
    (Math.floor(cell / width) + margin) * gridWidth + (cell % width) + margin;
  const free = new Uint8Array(gridWidth * height);
  for (let row = 1; row < height - 1; row++) free.fill(1, row * gridWidth + 1, (row + 1) * gridWidth - 1);
  for (const [cell, laid] of cells.entries()) if (laid !== EMPTY_TILE) free[cellOf(cell)] = 0;
  const tail = cellOf(origin);
  const coordinatesOf = (cell: Cell): { readonly x: number; readonly y: number } => ({
    x: (cell % gridWidth) - (tail % gridWidth),
    y: Math.floor(cell / gridWidth) - Math.floor(tail / gridWidth),
  });
  return { width: gridWidth, free, cellOf, coordinatesOf };
}
