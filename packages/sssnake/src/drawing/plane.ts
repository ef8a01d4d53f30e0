import type { Rect } from "@serpentarium/core/scene";
import { type Cell, placeOf, type Snake } from "../material/snake.ts";

/** Side of a card in scene units; north is up. */
export const CELL = 40;

/** Where a cell lies on the plane of its snake's panel. */
export function areaOf(snake: Snake, cell: Cell): Rect {
  const { x, y } = placeOf(snake, cell);
  return { x: x * CELL, y: (-1 - y) * CELL, w: CELL, h: CELL };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a place on the grid. */
export const middleAt = ({ x, y }: Point): Point => ({ x: (x + 1 / 2) * CELL, y: (-1 / 2 - y) * CELL });

/** The middle of a cell. */
export const middleOf = (snake: Snake, cell: Cell): Point => middleAt(placeOf(snake, cell));

/** Room for a few cards around a new snake, so that it does not begin enormous. */
const LEAST = { columns: 6, rows: 4 } as const;

/** All of a snake with the cells around it. */
export function viewOf({ cells, width, origin }: Snake): Rect {
  const rows = cells.length / width;
  const [columns, lines] = [Math.max(width, LEAST.columns), Math.max(rows, LEAST.rows)];
  const left = -(origin % width) - (columns - width) / 2;
  const top = Math.floor(origin / width) - rows - (lines - rows) / 2;
  return { x: left * CELL, y: top * CELL, w: columns * CELL, h: lines * CELL };
}
