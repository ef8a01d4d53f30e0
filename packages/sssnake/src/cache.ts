/*
 * State kept between calls for speed. It never changes a result.
 */
import type { Shape } from "@serpentarium/core/scene";
import type { CardKind } from "./material/cards.ts";
import type { Snake } from "./material/snake.ts";

/** Reused arrays for a search over the cells of a snake, because allocating them would dominate its time. */
interface SearchLists {
  /** By cell: `mark` where the current search has been. */
  seen: Int32Array;
  queue: Int32Array;
  mark: number;
}

const MAX_MARK = 0x7fffffff;
const searchLists: SearchLists = { seen: new Int32Array(0), queue: new Int32Array(0), mark: 0 };

/** Begins a search over `size` cells. Safe because searches are not nested, and none is read after the next has begun. */
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
 * Caches a function of a snake and a kind of card. Safe because snakes are immutable. A result must not reference snakes that
 * were built from its argument: those built from a new snake would keep every match in memory.
 */
export function memoize<A extends object>(
  compute: (snake: Snake, kind: CardKind) => A,
): (snake: Snake, kind: CardKind) => A {
  const cache = new WeakMap<Snake, { [K in CardKind]?: A }>();
  return (snake, kind) => {
    let results = cache.get(snake);
    if (!results) {
      results = {};
      cache.set(snake, results);
    }
    results[kind] ??= compute(snake, kind);
    return results[kind];
  };
}

/** The shapes of cards by key, a few dozen in all. Safe because shapes depend only on the key and are immutable. */
export const cardDrawings = new Map<string, readonly Shape[]>();
