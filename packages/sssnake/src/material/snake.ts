import {
  type Direction,
  EAST,
  EMPTY_TILE,
  HEAD,
  joinedSide,
  oppositeDirection,
  TAIL,
  type Tile,
  WEST,
} from "./cards.ts";

/** A cell of a snake's grid, as an index into {@link Snake.cells}. */
export type Cell = number;

/** The names of the ends in notation. */
export const END_LETTERS = ["h", "t"] as const;
/** `h` for the head end, `t` for the tail end. */
export type EndLetter = (typeof END_LETTERS)[number];

/** An end of a snake, which faces an empty cell (`ends.trace`). */
export interface SnakeEnd {
  readonly cell: Cell;
  /** The direction from the snake into the cell. */
  readonly direction: Direction;
}

/** The cards of a snake on its own unbounded grid (`material.big-card`); immutable. */
export interface SnakeGrid {
  /** The tiles of a rectangle with all cards and an empty margin around them, row by row from the south-west. */
  readonly cells: readonly Tile[];
  readonly width: number;
  /** The cell (0, 0), with the tail of the big card. */
  readonly origin: Cell;
}

/** A snake. */
export interface Snake extends SnakeGrid {
  /** Both ends; null when the snake is complete. */
  readonly ends: { readonly h: SnakeEnd; readonly t: SnakeEnd } | null;
}

/** A snake with a dead end, which no card may lead to (`place.can-finish`). */
export interface DeadSnake extends SnakeGrid {
  readonly ends: "dead";
}

/** Creates a new snake: only the big card. Not a frozen constant, because engines read frozen arrays several times as slowly. */
export const createSnake = (): Snake => ({
  cells: [0, 0, 0, 0, 0, TAIL, HEAD, 0, 0, 0, 0, 0],
  width: 4,
  origin: 5,
  ends: { h: { cell: 7, direction: EAST }, t: { cell: 4, direction: WEST } },
});

/** The adjacent cell in a direction; not checked against the edge of the grid. */
export const adjacentCell = (cell: Cell, direction: Direction, width: number): Cell => {
  if (direction === 0) return cell + width;
  if (direction === 2) return cell - width;
  return direction === 1 ? cell + 1 : cell - 1;
};

/** Where a trace leads: to an end, to the other half of the big card, or to a dead end (`ends.trace`). */
export type TraceEnd = SnakeEnd | "complete" | "dead";

/**
 * Follows the parts of the cards laid, from one card to the next.
 *
 * @param visit - called with each cell of the trace and the direction of entry
 */
export function traceBody(
  cells: readonly Tile[],
  width: number,
  from: SnakeEnd,
  visit?: (cell: Cell, direction: Direction) => void,
): TraceEnd {
  let { cell, direction } = from;
  let laid = cells[cell] ?? EMPTY_TILE;
  while (laid !== EMPTY_TILE) {
    if (laid === TAIL && direction === EAST) return "complete";
    if (laid === HEAD && direction === WEST) return "complete";
    const out = joinedSide(laid, oppositeDirection(direction));
    if (out === -1) return "dead";
    visit?.(cell, direction);
    direction = out;
    cell = adjacentCell(cell, direction, width);
    laid = cells[cell] ?? EMPTY_TILE;
  }
  return cell === from.cell ? from : { cell, direction };
}

/** A tile with its coordinates: x to the east and y to the north of the tail. */
export interface PlacedTile {
  readonly x: number;
  readonly y: number;
  readonly laid: Tile;
}

/** The starts of both traces, at the openings of the big card. */
export const bigCardOpenings = (origin: Cell): Readonly<Record<EndLetter, SnakeEnd>> => ({
  h: { cell: origin + 2, direction: EAST },
  t: { cell: origin - 1, direction: WEST },
});

/** The cells of a complete snake, from its head through its body to its tail; one that is crossed occurs twice. */
export function bodyCells({ cells, width, origin }: SnakeGrid): readonly Cell[] {
  const body: Cell[] = [origin + 1];
  traceBody(cells, width, bigCardOpenings(origin).h, (cell) => body.push(cell));
  return [...body, origin];
}

/** Copies the cells of a grid, with more margin on one side. */
function copyCells(
  { cells, width }: SnakeGrid,
  [south, north, west, east]: readonly [number, number, number, number],
): Tile[] {
  if (south + north + west + east === 0) return cells.slice();
  if (south + north > 0) {
    const row = new Array<Tile>(width).fill(EMPTY_TILE);
    return south > 0 ? row.concat(cells) : cells.concat(row);
  }
  const copy = cells.concat(new Array<Tile>(cells.length / width).fill(EMPTY_TILE));
  let to = 0;
  for (let cell = 0; cell < cells.length; ) {
    if (west > 0) copy[to++] = EMPTY_TILE;
    for (const nextRow = cell + width; cell < nextRow; ) copy[to++] = cells[cell++] as Tile;
    if (east > 0) copy[to++] = EMPTY_TILE;
  }
  return copy;
}

/** Lays a card on the cell that an end faces (`place.at-end`), even if that leaves a dead end; undefined if the snake is complete. */
export function layAnyCard(snake: Snake, name: EndLetter, card: Tile): Snake | DeadSnake | undefined {
  const { width, ends } = snake;
  if (!ends) return undefined;
  const { cell } = ends[name];
  // a cell on the margin gets its own margin; it is beside a card, so never in a corner
  const south = cell < width ? 1 : 0;
  const north = cell >= snake.cells.length - width ? 1 : 0;
  const west = cell % width === 0 ? 1 : 0;
  const east = cell % width === width - 1 ? 1 : 0;
  const cells = copyCells(snake, [south, north, west, east]);
  const wider = width + west + east;
  const moved = (old: Cell): Cell => old + south * wider + Math.floor(old / width) * (wider - width) + west;
  cells[moved(cell)] = card;
  const h = traceBody(cells, wider, { cell: moved(ends.h.cell), direction: ends.h.direction });
  const t = traceBody(cells, wider, { cell: moved(ends.t.cell), direction: ends.t.direction });
  const origin = moved(snake.origin);
  if (h === "dead" || t === "dead") return { cells, width: wider, origin, ends: "dead" };
  return { cells, width: wider, origin, ends: h === "complete" || t === "complete" ? null : { h, t } };
}

/** Lays a card; undefined if that would leave a dead end. Does not check whether the snake can still be finished. */
export function layCard(snake: Snake, name: EndLetter, card: Tile): Snake | undefined {
  const after = layAnyCard(snake, name, card);
  return after?.ends === "dead" ? undefined : after;
}

/** The coordinates of a cell: x to the east and y to the north of the tail. */
export function coordinatesOf(
  { width, origin }: SnakeGrid,
  cell: Cell,
): { readonly x: number; readonly y: number } {
  return {
    x: (cell % width) - (origin % width),
    y: Math.floor(cell / width) - Math.floor(origin / width),
  };
}

/** The cells of a snake that are not empty, from south to north and from west to east. */
export function occupiedCells({ cells }: Snake): { readonly cell: Cell; readonly laid: Tile }[] {
  const occupied: { readonly cell: Cell; readonly laid: Tile }[] = [];
  // most cells are empty: `flatMap` would allocate a list for each
  for (let cell = 0; cell < cells.length; cell++) {
    const laid = cells[cell] as Tile;
    if (laid !== EMPTY_TILE) occupied.push({ cell, laid });
  }
  return occupied;
}

/** The cards of a snake without the big card, from south to north and from west to east. */
export function placedCardsOf(snake: Snake): { readonly cell: Cell; readonly laid: Tile }[] {
  return occupiedCells(snake).filter(({ laid }) => laid < TAIL);
}
