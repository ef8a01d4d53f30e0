import { beginSearch } from "../memory.ts";
import { EMPTY, joined, type Laid, opposite, plainCard, WAYS, type Way } from "./cards.ts";
import { beside, type Cell, isOnRim, type Placed, placeOf, type Snake } from "./snake.ts";

/*
 * A snake can be finished when its two ends face cells that hang together: an empty cell takes any card, and cards
 * laid earlier are gone through for nothing where a part ends there (`finish.loose-parts`). A shortest way never comes to a cell
 * twice, because a card that joins where it came in first and went out last would have done; so cells alone, without
 * the way in which they are entered, are the nodes of the search. Beyond the rim there is nothing to go around: a
 * way out there can be pushed back onto the rim without getting longer.
 */

/** Whether a step leads off the rectangle. */
const isOff = ({ cells, width }: Snake, cell: Cell, way: Way): boolean => {
  if (way === 0) return cell >= cells.length - width;
  if (way === 2) return cell < width;
  return cell % width === (way === 1 ? width - 1 : 0);
};

/** How a way out of a cell goes on: the next empty cell, and the way in which it is entered, as one number; or -1. */
function across(snake: Snake, cell: Cell, out: Way): number {
  if (isOff(snake, cell, out)) return -1;
  const { cells, width } = snake;
  let way = out;
  let next = beside(cell, way, width);
  let laid: Laid = cells[next] ?? EMPTY;
  while (laid !== EMPTY) {
    const on = joined(laid, opposite(way));
    if (on === -1) return -1;
    way = on;
    next = beside(next, way, width);
    laid = cells[next] ?? EMPTY;
  }
  return next * 4 + way;
}

/** Whether a cell hangs together with the rim, or with another cell, whichever the search meets first. */
function reaches(snake: Snake, from: Cell, to: Cell): "rim" | "cell" | undefined {
  const { seen, queue, mark } = beginSearch(snake.cells.length);
  let top = 0;
  queue[top++] = from;
  seen[from] = mark;
  while (top > 0) {
    const cell = queue[--top] as Cell;
    if (cell === to) return "cell";
    if (isOnRim(snake, cell)) return "rim";
    for (const way of WAYS) {
      const step = across(snake, cell, way);
      const next = step >> 2;
      if (step < 0 || seen[next] === mark) continue;
      seen[next] = mark;
      queue[top++] = next;
    }
  }
  return undefined;
}

/**
 * Whether some further cards make the snake complete (`finish.possible`). It searches in a way of its own, since it is asked of
 * every card that might be laid: `place.can-finish` in `finish.test.ts` holds it against the cards that could follow.
 */
export function canFinish(snake: Snake): boolean {
  const { ends } = snake;
  if (!ends) return true;
  const { h, t } = ends;
  const found = reaches(snake, h.cell, t.cell);
  // both get out, and outside everything hangs together
  return found === "cell" || (found === "rim" && reaches(snake, t.cell, h.cell) !== undefined);
}

/** One of the shortest ways from the head end to the tail end, a card a cell; none for a complete snake. */
export function completion(snake: Snake): readonly Placed[] {
  const { ends, cells } = snake;
  if (!ends) return [];
  const { seen, queue, mark } = beginSearch(cells.length);
  // by cell: the step that led into it, and the cell that it led from
  const entered = new Map<Cell, { readonly from: Cell; readonly out: Way; readonly way: Way }>();
  let [first, last] = [0, 0];
  queue[last++] = ends.h.cell;
  seen[ends.h.cell] = mark;
  while (first < last && seen[ends.t.cell] !== mark) {
    const cell = queue[first++] as Cell;
    for (const out of WAYS) {
      const step = across(snake, cell, out);
      const next = step >> 2;
      if (step < 0 || seen[next] === mark) continue;
      seen[next] = mark;
      entered.set(next, { from: cell, out, way: (step & 3) as Way });
      queue[last++] = next;
    }
  }
  const wanted: Placed[] = [];
  let { cell, way: out } = { cell: ends.t.cell, way: opposite(ends.t.way) };
  while (true) {
    const step = entered.get(cell);
    wanted.unshift({ ...placeOf(snake, cell), laid: plainCard(step?.way ?? ends.h.way, out) });
    if (!step) return wanted;
    ({ from: cell, out } = step);
  }
}

/**
 * How many cards a snake is short, at best (`finish.missing`): as many as its completion has, only counted, since programs that
 * play ask it of every position they look at. `finish.missing` in `finish.test.ts` holds the two together.
 */
export function missing(snake: Snake): number {
  const { ends, cells } = snake;
  if (!ends) return 0;
  const { seen, queue, mark } = beginSearch(cells.length);
  let [first, last] = [0, 0];
  queue[last++] = ends.h.cell;
  seen[ends.h.cell] = mark;
  for (let cards = 1; ; cards++) {
    if (seen[ends.t.cell] === mark || first === last) return cards;
    for (const layer = last; first < layer; first++) {
      const cell = queue[first] as Cell;
      for (const way of WAYS) {
        const step = across(snake, cell, way);
        const next = step >> 2;
        if (step < 0 || seen[next] === mark) continue;
        seen[next] = mark;
        queue[last++] = next;
      }
    }
  }
}

/** What it takes to finish a snake. */
export interface Finish<Id extends string = string> {
  /** Whether it is possible at all (`finish.possible`). */
  canFinish(snake: Snake): boolean;
  /** How far a snake is from being finished; 0 when it is (`finish.missing`). */
  missing(snake: Snake): number;
  /** Cards that would finish it with as little as is missing. */
  completion(snake: Snake): readonly Placed[];
  /** Which clause forbids a snake that cannot be finished, and the cells that show it; left out, or nothing, for `place.can-finish`. */
  refuse?(snake: Snake): { readonly clause: Id; readonly cells: readonly Cell[] } | undefined;
}

/** Head and tail are to be joined, and a loose part may stay loose (`finish.loose-parts`). */
export const JOINED: Finish<never> = { canFinish, missing, completion };
