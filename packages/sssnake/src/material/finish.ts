import { beginSearch } from "../cache.ts";
import {
  DIRECTIONS,
  type Direction,
  EAST,
  EMPTY_TILE,
  HEAD,
  joinedSide,
  oppositeDirection,
  rotateDirection,
  singlePartTile,
  TAIL,
  type Tile,
  WEST,
} from "./cards.ts";
import {
  adjacentCell,
  type Cell,
  coordinatesOf,
  type DeadSnake,
  type EndLetter,
  type PlacedTile,
  type Snake,
  type SnakeEnd,
  type SnakeGrid,
} from "./snake.ts";

/*
 * A snake can be finished if the cells that its two ends face are connected. An empty cell takes any card, and the loose parts
 * of laid cards are passed at no cost (`finish.loose-parts`). A shortest path never visits a cell twice, because one card
 * could join the first entry and the last exit; so the nodes of the search are cells, without the direction of entry. Cells
 * beyond the margin need no search: a path there can be moved back onto the margin without becoming longer.
 */

/** A snake's grid with one more card on trial: the grid itself is not changed. */
interface TrialGrid extends SnakeGrid {
  /** The cell of the card; it may be on the margin. */
  readonly trialCell: Cell;
  readonly trialCard: Tile;
}

const tileAt = ({ cells, trialCell, trialCard }: TrialGrid, cell: Cell): Tile =>
  cell === trialCell ? trialCard : (cells[cell] ?? EMPTY_TILE);

const withoutTrial = ({ cells, width, origin }: SnakeGrid): TrialGrid => ({
  cells,
  width,
  origin,
  trialCell: -1,
  trialCard: EMPTY_TILE,
});

/** Whether a step leaves the grid. */
const leavesGrid = ({ cells, width }: SnakeGrid, cell: Cell, direction: Direction): boolean => {
  if (direction === 0) return cell >= cells.length - width;
  if (direction === 2) return cell < width;
  return cell % width === (direction === 1 ? width - 1 : 0);
};

/** An empty cell and the direction of entry, encoded as `cell * 4 + direction`. */
type Step = number;

const stepInto = ({ cell, direction }: SnakeEnd): Step => cell * 4 + direction;

/** Whether a direction leads back: nothing new is there, and behind an end there is the whole snake. */
const isBehind = (step: Step, direction: Direction): boolean => (step & 3) === oppositeDirection(direction);

/** The step to the next empty cell after leaving a cell, through cards laid earlier; -1 if there is none. */
function nextStep(grid: TrialGrid, cell: Cell, out: Direction): Step | -1 {
  const { width } = grid;
  let direction = out;
  let next = adjacentCell(cell, direction, width);
  let laid = tileAt(grid, next);
  while (laid !== EMPTY_TILE) {
    const exit = joinedSide(laid, oppositeDirection(direction));
    if (exit === -1) return -1;
    direction = exit;
    next = adjacentCell(next, direction, width);
    laid = tileAt(grid, next);
  }
  return next * 4 + direction;
}

/** The first of a cell and the margin that the search reaches from a cell; undefined if neither. */
function firstReached(grid: TrialGrid, from: Step, to: Cell): "margin" | "cell" | undefined {
  const { seen, queue, mark } = beginSearch(grid.cells.length);
  let top = 0;
  queue[top++] = from;
  seen[from >> 2] = mark;
  while (top > 0) {
    const step = queue[--top] as Step;
    const cell = step >> 2;
    if (cell === to) return "cell";
    if (clearDirection(grid, cell) !== -1) return "margin";
    for (const direction of DIRECTIONS) {
      if (isBehind(step, direction)) continue;
      const next = nextStep(grid, cell, direction);
      if (next < 0 || seen[next >> 2] === mark) continue;
      seen[next >> 2] = mark;
      queue[top++] = next;
    }
  }
  return undefined;
}

/** Whether only empty cells follow a cell on a line, up to its last cell. */
function isClear({ cells, trialCell }: TrialGrid, from: Cell, step: number, last: Cell): boolean {
  for (let cell = from; cell !== last; ) {
    cell += step;
    if (cells[cell] !== EMPTY_TILE || cell === trialCell) return false;
  }
  return true;
}

/** A direction in which only empty cells lie between a cell and the margin; -1 if there is none. Much faster than a search. */
function clearDirection(grid: TrialGrid, cell: Cell): Direction | -1 {
  const { cells, width } = grid;
  const column = cell % width;
  if (isClear(grid, cell, width, cells.length - width + column)) return 0;
  if (isClear(grid, cell, 1, cell - column + width - 1)) return 1;
  if (isClear(grid, cell, -width, column)) return 2;
  return isClear(grid, cell, -1, cell - column) ? 3 : -1;
}

/** A direction in which only empty cells lie between a cell and the margin of a snake's grid; -1 if there is none. */
export const directionOut = (grid: SnakeGrid, cell: Cell): Direction | -1 =>
  clearDirection(withoutTrial(grid), cell);

/** The position of an end that has left the grid. The whole outside is connected. */
const OUTSIDE = -1;

/** Whether empty cells and loose parts connect two ends, each a step or {@link OUTSIDE}. */
function areConnected(grid: TrialGrid, h: Step, t: Step): boolean {
  if (h >> 2 === t >> 2) return true;
  const isHeadOut = h === OUTSIDE || clearDirection(grid, h >> 2) !== -1;
  const isTailOut = t === OUTSIDE || clearDirection(grid, t >> 2) !== -1;
  if (isHeadOut) return isTailOut || firstReached(grid, t, h >> 2) !== undefined;
  const found = firstReached(grid, h, t >> 2);
  if (found !== "margin") return found === "cell";
  return isTailOut || firstReached(grid, t, h >> 2) !== undefined;
}

/**
 * Whether further cards can complete the snake (`finish.possible`). A separate, faster search than `completion`, because it runs for every
 * card that might be laid; `place.can-finish` in `finish.test.ts` checks it against brute force.
 */
export function canFinish(snake: Snake): boolean {
  const { ends } = snake;
  return !ends || areConnected(withoutTrial(snake), stepInto(ends.h), stepInto(ends.t));
}

/** The position of an end after a card is laid: a step, {@link OUTSIDE}, or the end of a trace. */
function endAfter(grid: TrialGrid, { cell: from, direction: into }: SnakeEnd): Step | "complete" | "dead" {
  let [cell, direction] = [from, into];
  for (let laid = tileAt(grid, cell); laid !== EMPTY_TILE; laid = tileAt(grid, cell)) {
    if ((laid === TAIL && direction === EAST) || (laid === HEAD && direction === WEST)) return "complete";
    const out = joinedSide(laid, oppositeDirection(direction));
    if (out === -1) return "dead";
    if (cell === grid.trialCell && leavesGrid(grid, cell, out)) return OUTSIDE;
    cell = adjacentCell(cell, out, grid.width);
    direction = out;
  }
  return cell * 4 + direction;
}

/** Whether a part of a tile continues a direction. */
const continues = (laid: Tile, direction: Direction): boolean =>
  joinedSide(laid, oppositeDirection(direction)) !== -1;

/** Whether all neighbours of an end's cell are empty cells that stay connected around it, so that no card there separates them. */
function isOpen({ cells, width }: SnakeGrid, { cell, direction }: SnakeEnd): boolean {
  // on the margin a search takes no time
  if (cell <= width || cell >= cells.length - width) return false;
  const [left, right] = [rotateDirection(direction, 3), rotateDirection(direction, 1)];
  const ahead = adjacentCell(cell, direction, width);
  const toRight = adjacentCell(0, right, width);
  const inFront = cells[ahead] as Tile;
  const onLeft = cells[cell - toRight] as Tile;
  const onRight = cells[cell + toRight] as Tile;
  if (continues(inFront, direction) || continues(onLeft, left) || continues(onRight, right)) return false;
  if (inFront !== EMPTY_TILE) return onLeft !== EMPTY_TILE || onRight !== EMPTY_TILE;
  return (
    (onLeft !== EMPTY_TILE || cells[ahead - toRight] === EMPTY_TILE) &&
    (onRight !== EMPTY_TILE || cells[ahead + toRight] === EMPTY_TILE)
  );
}

/**
 * Whether a card can be laid at an end of a snake that can be finished: equivalent to `canFinish` of the snake with the card, but copies no
 * grid.
 */
function canLay(snake: Snake, end: EndLetter, card: Tile): boolean {
  const { cells, width, origin, ends } = snake;
  if (!ends) return false;
  const { cell, direction } = ends[end];
  const out = joinedSide(card, oppositeDirection(direction));
  if (out === -1) return false;
  const isShared = ends.h.cell === ends.t.cell;
  if (!isShared && isOpen(snake, ends[end]) && cells[adjacentCell(cell, out, width)] === EMPTY_TILE)
    return true;
  const grid: TrialGrid = { cells, width, origin, trialCell: cell, trialCard: card };
  const h = endAfter(grid, ends.h);
  const t = endAfter(grid, ends.t);
  if (h === "dead" || t === "dead") return false;
  return h === "complete" || t === "complete" || areConnected(grid, h, t);
}

/** The cards of a shortest path from the head end to the tail end; empty for a complete snake. */
export function completion(snake: Snake): readonly PlacedTile[] {
  const { ends, cells } = snake;
  if (!ends) return [];
  const grid = withoutTrial(snake);
  const { seen, queue, mark } = beginSearch(cells.length);
  // by cell: the step that entered it, and the cell before
  const entered = new Map<
    Cell,
    { readonly from: Cell; readonly out: Direction; readonly direction: Direction }
  >();
  let [first, last] = [0, 0];
  queue[last++] = ends.h.cell;
  seen[ends.h.cell] = mark;
  while (first < last && seen[ends.t.cell] !== mark) {
    const cell = queue[first++] as Cell;
    for (const out of DIRECTIONS) {
      const step = leavesGrid(grid, cell, out) ? -1 : nextStep(grid, cell, out);
      const next = step >> 2;
      if (step < 0 || seen[next] === mark) continue;
      seen[next] = mark;
      entered.set(next, { from: cell, out, direction: (step & 3) as Direction });
      queue[last++] = next;
    }
  }
  const cards: PlacedTile[] = [];
  let [cell, out] = [ends.t.cell, oppositeDirection(ends.t.direction)];
  while (true) {
    const step = entered.get(cell);
    cards.unshift({
      ...coordinatesOf(snake, cell),
      laid: singlePartTile(step?.direction ?? ends.h.direction, out),
    });
    if (!step) return cards;
    [cell, out] = [step.from, step.out];
  }
}

/**
 * The minimal number of missing cards of a snake (`finish.missing`): the length of its completion, but only counted, because search
 * programs evaluate many positions. `finish.missing` in `finish.test.ts` checks that the two agree.
 */
export function missing(snake: Snake): number {
  const { ends, cells } = snake;
  if (!ends) return 0;
  const grid = withoutTrial(snake);
  const { seen, queue, mark } = beginSearch(cells.length);
  let [first, last] = [0, 0];
  queue[last++] = stepInto(ends.h);
  seen[ends.h.cell] = mark;
  for (let cards = 1; ; cards++) {
    if (seen[ends.t.cell] === mark || first === last) return cards;
    for (const layer = last; first < layer; first++) {
      const step = queue[first] as Step;
      const cell = step >> 2;
      for (const direction of DIRECTIONS) {
        if (isBehind(step, direction) || leavesGrid(grid, cell, direction)) continue;
        const next = nextStep(grid, cell, direction);
        if (next < 0 || seen[next >> 2] === mark) continue;
        seen[next >> 2] = mark;
        queue[last++] = next;
      }
    }
  }
}

/** Whether a snake can be finished (`finish.possible`). */
export interface FinishTest {
  (snake: Snake): boolean;
  /** Whether a card can be laid at an end so that the snake passes the test: faster than laying it first. */
  readonly afterLaying?: (snake: Snake, end: EndLetter, card: Tile) => boolean;
}

/** The rules for finishing a snake. */
export interface FinishRules<Id extends string = string> {
  readonly canFinish: FinishTest;
  /** The number of missing cards or parts of the snake; 0 if it is complete (`finish.missing`). */
  missing(snake: Snake): number;
  /** Cards that complete the snake with the minimal number. */
  completion(snake: Snake): readonly PlacedTile[];
  /** The clause that forbids an unfinishable snake, and the cells that show why; undefined for `place.can-finish`. */
  refuse?(snake: Snake | DeadSnake): { readonly clause: Id; readonly cells: readonly Cell[] } | undefined;
}

/** The rules of Sssnake: head and tail are joined, and a loose part may stay loose (`finish.loose-parts`). */
export const JOINED_FINISH_RULES = {
  canFinish: Object.assign(canFinish, { afterLaying: canLay }),
  missing,
  completion,
} as const satisfies FinishRules<never>;
