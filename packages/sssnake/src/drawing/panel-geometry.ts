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

/** The smallest view, in cells, so that the first cards do not shrink a new snake. */
const MIN_VIEW = { columns: 4.8, rows: 3.2 } as const;
/** The room around the cells, in cells. */
const VIEW_MARGIN = 0.4;

/** The first and the last coordinate of a view on one axis, in cells. */
function rangeOf(values: readonly number[], smallest: number): readonly [from: number, to: number] {
  const [from, to] = [Math.min(...values) - VIEW_MARGIN, Math.max(...values) + 1 + VIEW_MARGIN];
  const missing = Math.max(smallest - (to - from), 0);
  return [from - missing / 2, to + missing / 2];
}

/** The view box of these cells, which fills the table. */
export function viewOf(cells: readonly Point[]): Rect {
  const [left, right] = rangeOf(
    cells.map(({ x }) => x),
    MIN_VIEW.columns,
  );
  const [bottom, top] = rangeOf(
    cells.map(({ y }) => y),
    MIN_VIEW.rows,
  );
  const [w, h] = [(right - left) * CARD_SIZE, (top - bottom) * CARD_SIZE];
  return { x: left * CARD_SIZE, y: -top * CARD_SIZE, w, h };
}
