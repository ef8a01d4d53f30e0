import type { Field } from "@serpentarium/ssserpent";
import {
  type Cell,
  type Ground,
  gridAt,
  gridsWith,
  headCells,
  neighbour,
} from "@serpentarium/ssserpent/parts";

/** Cells that must stay open to heads while apples are placed, one for each head (`torus.head-room`). */
export const ROOM = 2;

/** The cells on which a head could start that an apple would close: its own, and those beside it. */
export function closedBy(field: Field, open: readonly Cell[], cell: Cell): readonly Cell[] {
  const grid = gridAt(TORUS, field.table);
  const touched = [cell, ...[0, 1, 2, 3].map((heading) => neighbour(grid, cell, heading))];
  return open.filter((other) => touched.includes(other));
}

/** A grid whose opposite edges join (`torus.edges`). */
export const TORUS: Ground = {
  gridOf: gridsWith((index, size) => (index + size) % size),
  setupBar(field) {
    const open = headCells(TORUS, field);
    return (cell) => open.length - closedBy(field, open, cell).length < ROOM;
  },
};
