/*
 * Results that are cached between calls for speed.
 */
import type { BoardGeometry } from "./drawing/layout.ts";
import type { Card } from "./material/cards.ts";
import type { Row } from "./material/rest-table.ts";

/** Caches a function of a row or a geometry. Safe because these are immutable and callers never write to the result. */
export function memoize<K extends Row | BoardGeometry, A extends object>(
  compute: (key: K) => A,
): (key: K) => A {
  const cache = new WeakMap<K, A>();
  return (key) => {
    const found = cache.get(key);
    if (found) return found;
    const result = compute(key);
    cache.set(key, result);
    return result;
  };
}

/**
 * Caches a function by a key of its arguments. Safe because the key contains everything that the result depends on, and callers never write
 * to the result; it never frees memory, so the number of keys must be small.
 */
export function memoizeByKey<A extends readonly unknown[], D>(
  keyOf: (...args: A) => string,
  compute: (...args: A) => D,
): (...args: A) => D {
  const cache = new Map<string, D>();
  return (...args) => {
    const key = keyOf(...args);
    const found = cache.get(key);
    if (found !== undefined) return found;
    const result = compute(...args);
    cache.set(key, result);
    return result;
  };
}

/**
 * Caches a function of a card, its number in the row and the board, until another card is drawn there: rows are constant during a match.
 * Safe because the result depends on nothing else, and callers never write to it.
 */
export function memoizeByPlace<D>(
  compute: (card: Card, number: number, geometry: BoardGeometry) => D,
): (card: Card, number: number, geometry: BoardGeometry) => D {
  const placesOf = memoize((_geometry: BoardGeometry): { readonly card: Card; readonly result: D }[] => []);
  return (card, number, geometry) => {
    const places = placesOf(geometry);
    const found = places[number];
    if (found?.card === card) return found.result;
    const result = compute(card, number, geometry);
    places[number] = { card, result };
    return result;
  };
}
