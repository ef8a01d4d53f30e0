/*
 * What is kept between calls, for speed: every answer would be the same without it.
 */
import type { Row } from "./material/track.ts";

/** The same question about a row, answered once. Safe because a row never changes, and nobody writes to an answer. */
export function answerOnce<A extends object>(ask: (row: Row) => A): (row: Row) => A {
  const known = new WeakMap<Row, A>();
  return (row) => {
    const found = known.get(row);
    if (found !== undefined) return found;
    const made = ask(row);
    known.set(row, made);
    return made;
  };
}

/**
 * The same drawing, made once for each key. Safe because a key says all on which the drawing depends, and nobody writes to a
 * drawing; there are some dozens of keys.
 */
export function drawOnce<A extends readonly unknown[], D>(
  keyOf: (...what: A) => string,
  draw: (...what: A) => D,
): (...what: A) => D {
  const known = new Map<string, D>();
  return (...what) => {
    const key = keyOf(...what);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = draw(...what);
    known.set(key, made);
    return made;
  };
}
