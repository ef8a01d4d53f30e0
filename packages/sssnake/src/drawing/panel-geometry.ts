import type { Rect } from "@serpentarium/core/scene";
import { type Cell, coordinatesOf, type Snake } from "../material/snake.ts";

/** The side of a card, in scene units; north is up. */
export const CARD_SIZE = 40;

/** The rectangle of a cell in its snake's panel. */
export function areaOf(snake: Snake, cell: Cell): Rect {
  const { x, y } = coordinatesOf(snake, cell);
  return { x: x * CARD_SIZE, y: (-1 - y) * CARD_SIZE, w: CARD_SIZE, h: CARD_SIZE };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of the cell at given coordinates. */
export const centreAt = ({ x, y }: Point): Point => ({
  x: (x + 1 / 2) * CARD_SIZE,
  y: (-1 / 2 - y) * CARD_SIZE,
});

export const centreOf = (snake: Snake, cell: Cell): Point => centreAt(coordinatesOf(snake, cell));

/** The smallest view, in cells, so that a new snake is not drawn too large. */
const MIN_VIEW = { columns: 6, rows: 4 } as const;

/** The view box of a snake with the cells around it. */
export function viewOf({ cells, width, origin }: Snake): Rect {
  const rows = cells.length / width;
  const [columns, lines] = [Math.max(width, MIN_VIEW.columns), Math.max(rows, MIN_VIEW.rows)];
  const left = -(origin % width) - (columns - width) / 2;
  const top = Math.floor(origin / width) - rows - (lines - rows) / 2;
  return { x: left * CARD_SIZE, y: top * CARD_SIZE, w: columns * CARD_SIZE, h: lines * CARD_SIZE };
}
