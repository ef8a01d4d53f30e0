/*
 * State kept between calls for speed. It never changes a result.
 */
import type { Seat } from "@serpentarium/core";
import type { Shape } from "@serpentarium/core/scene";
import type { Snake } from "./material/snake.ts";

/** Reused arrays for a search over the cells of a snake, because allocating them would dominate its time. */
interface SearchLists {
  /** By cell: equal to `mark` if the current search has visited it. */
  seen: Int32Array;
  queue: Int32Array;
  mark: number;
}

const MAX_MARK = 0x7fffffff;
const searchLists: SearchLists = { seen: new Int32Array(0), queue: new Int32Array(0), mark: 0 };

/** Begins a search over `size` cells. Safe because searches are not nested, and their results are not read after the next has begun. */
export function beginSearch(size: number): Readonly<SearchLists> {
  if (searchLists.seen.length < size || searchLists.mark === MAX_MARK) {
    searchLists.seen = new Int32Array(Math.max(searchLists.seen.length, size * 2));
    searchLists.queue = new Int32Array(searchLists.seen.length);
    searchLists.mark = 0;
  }
  searchLists.mark++;
  return searchLists;
}

/**
 * Caches the last result of a function of a snake. Safe because snakes are immutable; results for more snakes would have to be
 * garbage-collected with them.
 */
export function memoizeLast<A>(compute: (snake: Snake) => A): (snake: Snake) => A {
  let last: { readonly snake: Snake; readonly result: A } | undefined;
  return (snake) => {
    if (last?.snake !== snake) last = { snake, result: compute(snake) };
    return last.result;
  };
}

/** Caches a number for each snake. Safe because snakes are immutable; the numbers are garbage-collected with their snakes. */
export function memoize(compute: (snake: Snake) => number): (snake: Snake) => number {
  const numbers = new WeakMap<Snake, number>();
  return (snake) => {
    const known = numbers.get(snake);
    if (known !== undefined) return known;
    const number = compute(snake);
    numbers.set(snake, number);
    return number;
  };
}

/**
 * Caches a drawing of each snake for a seat: scenes of all layouts and of later positions reuse it. Safe because snakes are immutable, and
 * callers never write to a drawing; it is garbage-collected with its snake.
 */
export function memoizeDrawing<A>(draw: (seat: Seat, snake: Snake) => A): (seat: Seat, snake: Snake) => A {
  const drawings = new WeakMap<Snake, { readonly seat: Seat; readonly drawing: A }>();
  return (seat, snake) => {
    const known = drawings.get(snake);
    if (known?.seat === seat) return known.drawing;
    const drawing = draw(seat, snake);
    drawings.set(snake, { seat, drawing });
    return drawing;
  };
}

/** The shapes of cards by key, a few dozen in all. Safe because shapes depend only on the key and are immutable. */
export const cardDrawings = new Map<string, readonly Shape[]>();
