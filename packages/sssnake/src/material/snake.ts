import { deepFreeze } from "@serpentarium/core";
import { EAST, EMPTY, HEAD, joined, type Laid, opposite, TAIL, type Way, WEST } from "./cards.ts";

/** A cell of a snake's grid: its index in {@link Snake.cells}. */
export type Cell = number;

/** An end of a snake, as notation names it: the head end or the tail end. */
export const ENDS = ["h", "t"] as const;
/** `h` for the head end, `t` for the tail end. */
export type EndName = (typeof ENDS)[number];

/** Where an end is: it faces an empty cell (`ends.trace`). */
export interface End {
  readonly cell: Cell;
  /** The way that leads from the snake into the cell. */
  readonly way: Way;
}

/** A snake on the owner's own grid, which has no bounds (`material.big-card`). */
export interface Snake {
  /** A rectangle with all cards and an empty rim around them, row by row from the south-west. */
  readonly cells: readonly Laid[];
  readonly width: number;
  /** The cell (0,0), with the tail of the big card. */
  readonly origin: Cell;
  /** Both ends; none when the snake is complete. */
  readonly ends: { readonly h: End; readonly t: End } | null;
}

/** The big card alone. */
export const NEW_SNAKE: Snake = deepFreeze({
  cells: [0, 0, 0, 0, 0, TAIL, HEAD, 0, 0, 0, 0, 0],
  width: 4,
  origin: 5,
  ends: { h: { cell: 7, way: EAST }, t: { cell: 4, way: WEST } },
});

/** The cell beside a cell. */
export const beside = (cell: Cell, way: Way, width: number): Cell => {
  if (way === 0) return cell + width;
  if (way === 2) return cell - width;
  return way === 1 ? cell + 1 : cell - 1;
};

/** Where a trace comes to: an end, the other half of the big card, or nowhere (`ends.trace`). */
export type Trace = End | "complete" | "dead";

/**
 * Follows the parts of the cards laid, out of one card and into the next.
 *
 * @param visit - told each cell that the trace goes through, and the way in which it comes in
 */
export function trace(
  cells: readonly Laid[],
  width: number,
  from: End,
  visit?: (cell: Cell, way: Way) => void,
): Trace {
  let { cell, way } = from;
  let laid = cells[cell] ?? EMPTY;
  while (laid !== EMPTY) {
    if (laid === TAIL && way === EAST) return "complete";
    if (laid === HEAD && way === WEST) return "complete";
    const out = joined(laid, opposite(way));
    if (out === -1) return "dead";
    visit?.(cell, way);
    way = out;
    cell = beside(cell, way, width);
    laid = cells[cell] ?? EMPTY;
  }
  return cell === from.cell ? from : { cell, way };
}

/** A card as it lies, somewhere on a snake's grid. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly laid: Laid;
}

/** The whole traces from both halves of the big card. */
export const openings = (origin: Cell): Readonly<Record<EndName, End>> => ({
  h: { cell: origin + 2, way: EAST },
  t: { cell: origin - 1, way: WEST },
});

/** Whether a cell lies on the rim of the rectangle. */
export function isOnRim({ cells, width }: Pick<Snake, "cells" | "width">, cell: Cell): boolean {
  const column = cell % width;
  return column === 0 || column === width - 1 || cell < width || cell >= cells.length - width;
}

/** Cells with one more row or column on the side where a cell of the rim lies, and by how much that moves a cell. */
interface Grown {
  readonly cells: Laid[];
  readonly width: number;
  moved(cell: Cell): Cell;
}

function widened(cells: readonly Laid[], width: number, atStart: boolean): Grown {
  const rows = cells.length / width;
  const wider: Laid[] = [];
  for (let row = 0; row < rows; row++) {
    if (atStart) wider.push(EMPTY);
    for (let column = 0; column < width; column++) wider.push(cells[row * width + column] ?? EMPTY);
    if (!atStart) wider.push(EMPTY);
  }
  return {
    cells: wider,
    width: width + 1,
    moved: (cell) => cell + Math.floor(cell / width) + (atStart ? 1 : 0),
  };
}

function grown(cells: readonly Laid[], width: number, cell: Cell): Grown {
  const row = new Array<Laid>(width).fill(EMPTY);
  if (cell < width) return { cells: row.concat(cells), width, moved: (old) => old + width };
  if (cell >= cells.length - width) return { cells: cells.concat(row), width, moved: (old) => old };
  return widened(cells, width, cell % width === 0);
}

/**
 * The snake with a card on the cell that an end faces (`place.at-end`); nothing when an end would be dead.
 * Whether it can still be finished is another question.
 */
export function layCard(snake: Snake, name: EndName, card: Laid): Snake | undefined {
  const { ends } = snake;
  if (!ends) return undefined;
  const { cell } = ends[name];
  const room = isOnRim(snake, cell)
    ? grown(snake.cells, snake.width, cell)
    : { cells: snake.cells.slice(), width: snake.width, moved: same };
  const { cells, width, moved } = room;
  cells[moved(cell)] = card;
  const h = trace(cells, width, { cell: moved(ends.h.cell), way: ends.h.way });
  const t = trace(cells, width, { cell: moved(ends.t.cell), way: ends.t.way });
  if (h === "dead" || t === "dead") return undefined;
  const origin = moved(snake.origin);
  return { cells, width, origin, ends: h === "complete" || t === "complete" ? null : { h, t } };
}

const same = (cell: Cell): Cell => cell;

/** Where a cell lies: x to the east and y to the north of the tail. */
export function placeOf({ width, origin }: Snake, cell: Cell): { readonly x: number; readonly y: number } {
  return {
    x: (cell % width) - (origin % width),
    y: Math.floor(cell / width) - Math.floor(origin / width),
  };
}

/** The cards of a snake as they lie, from south to north and from west to east; without the big card. */
export function cardsOf({ cells }: Snake): { readonly cell: Cell; readonly laid: Laid }[] {
  return cells.flatMap((laid, cell) => (laid === EMPTY || laid >= TAIL ? [] : [{ cell, laid }]));
}
