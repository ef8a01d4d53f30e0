import type { BoardContents } from "@serpentarium/ssserpent";
import {
  adjacentCell,
  type Cell,
  cellName,
  createGround,
  type Ground,
  gridOfTable,
  headPlacementCells,
} from "@serpentarium/ssserpent/parts";
import type { ClauseId } from "../clauses.ts";

/** The number of cells that must stay open to heads while apples are placed, one for each head (`torus.head-room`). */
const MIN_HEAD_CELLS = 2;

/** The maximal number of cells that an apple closes to heads: its own and the adjacent ones. */
const MAX_CLOSED_CELLS = 5;

/** The cells open to a head that an apple on a cell would close: the cell itself and its neighbours. */
function cellsClosedBy(field: BoardContents, open: readonly Cell[], cell: Cell): readonly Cell[] {
  const grid = gridOfTable(TORUS, field.table);
  const touched = [cell, ...[0, 1, 2, 3].map((heading) => adjacentCell(grid, cell, heading))];
  return open.filter((other) => touched.includes(other));
}

const wrapIndex = (index: number, size: number): number => (index + size) % size;

/** A grid whose opposite edges wrap around (`torus.edges`); apples leave cells for the heads (`torus.head-room`). */
export const TORUS: Ground<ClauseId> = createGround({
  cellAt: (column, row, size) => [wrapIndex(column, size), wrapIndex(row, size)],
  refuseApple(field) {
    const open = headPlacementCells(TORUS, field);
    return (cell) => {
      if (open.length >= MIN_HEAD_CELLS + MAX_CLOSED_CELLS) return undefined;
      const closed = cellsClosedBy(field, open, cell);
      const left = open.length - closed.length;
      if (left >= MIN_HEAD_CELLS) return undefined;
      const grid = gridOfTable(TORUS, field.table);
      const spaces = [cell, ...closed.filter((other) => other !== cell)].map((each) => cellName(grid, each));
      return { clause: "torus.head-room", data: { cell: cellName(grid, cell), left }, spaces };
    };
  },
});
