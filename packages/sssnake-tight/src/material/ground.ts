import type { Snake } from "@serpentarium/sssnake";
import { type Cell, EMPTY } from "@serpentarium/sssnake/parts";

/**
 * How many lanes there are around a snake: its rim and one more. Two ways that both go around lie side by side, so that
 * neither needs a third.
 */
const LANES = 2;

/** The cells around a snake on which ways can be laid, in a frame of cells that are not free. */
export interface Ground {
  readonly width: number;
  /** 1 where a cell is free. */
  readonly free: Uint8Array;
  /** Where a cell of the snake's own grid is here. */
  cellOf(cell: Cell): Cell;
  /** Where a cell of the snake's own grid would be that is here, counted from the tail. */
  placeOf(cell: Cell): { readonly x: number; readonly y: number };
}

/** The ground around a snake, with so many lanes. */
export function groundOf({ cells, width, origin }: Snake, lanes = LANES): Ground {
  const wide = width + 2 * lanes;
  const height = cells.length / width + 2 * lanes;
  const cellOf = (cell: Cell): Cell => (Math.floor(cell / width) + lanes) * wide + (cell % width) + lanes;
  const free = new Uint8Array(wide * height);
  for (let row = 1; row < height - 1; row++) free.fill(1, row * wide + 1, (row + 1) * wide - 1);
  for (const [cell, laid] of cells.entries()) if (laid !== EMPTY) free[cellOf(cell)] = 0;
  const tail = cellOf(origin);
  const placeOf = (cell: Cell): { readonly x: number; readonly y: number } => ({
    x: (cell % wide) - (tail % wide),
    y: Math.floor(cell / wide) - Math.floor(tail / wide),
  });
  return { width: wide, free, cellOf, placeOf };
}
