/*
 * Results that are cached between calls for speed.
 */
import type { Row } from "./material/rest-table.ts";

/** Caches a function of a row. Safe because rows never change and callers never write to the result. */
export function memoize<A extends object>(compute: (row: Row) => A): (row: Row) => A {
  const cache = new WeakMap<Row, A>();
  return (row) => {
    const found = cache.get(row);
    if (found) return found;
    const result = compute(row);
    cache.set(row, result);
    return result;
  };
}

/**
 * Caches a function by a key of its arguments. Safe because the key contains all that the result depends on, and callers
 * never write to the result; it never frees memory, so that keys must be few.
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
