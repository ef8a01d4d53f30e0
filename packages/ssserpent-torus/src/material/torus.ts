import type { Field } from "@serpentarium/ssserpent";
import {
  type Cell,
  cellName,
  createGround,
  type Ground,
  gridAt,
  headCells,
  neighbour,
} from "@serpentarium/ssserpent/parts";
import type { ClauseId } from "../clauses.ts";

/** Cells that must stay open to heads while apples are placed, one for each head (`torus.head-room`). */
const ROOM = 2;

/** The cells on which a head could start that an apple would close: its own, and those beside it. */
function closedBy(field: Field, open: readonly Cell[], cell: Cell): readonly Cell[] {
  const grid = gridAt(TORUS, field.table);
  const touched = [cell, ...[0, 1, 2, 3].map((heading) => neighbour(grid, cell, heading))];
  return open.filter((other) => touched.includes(other));
}

const round = (index: number, size: number): number => (index + size) % size;

/** A grid whose opposite edges join (`torus.edges`); apples leave room for the heads (`torus.head-room`). */
export const TORUS: Ground<ClauseId> = createGround({
  cellAt: (column, row, size) => [round(column, size), round(row, size)],
  refuseApple(field) {
    const open = headCells(TORUS, field);
    return (cell) => {
      const closed = closedBy(field, open, cell);
      const left = open.length - closed.length;
      if (left >= ROOM) return undefined;
      const grid = gridAt(TORUS, field.table);
      const [at = "", ...others] = [cell, ...closed.filter((other) => other !== cell)].map((one) =>
        cellName(grid, one),
      );
      return { clause: "torus.head-room", data: { cell: at, left }, spaces: [at, ...others] };
    };
  },
});
