import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/** A source of random numbers. */
export interface Random {
  /** Returns a whole number from 0 to `bound - 1`, each equally likely. */
  integer(bound: number): number;
}

/** FNV-1a with a final mix: spreads any seed over 32 bits. */
function hash(text: string, basis: number): number {
  let h = basis;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return h ^ (h >>> 13);
}

/**
 * Creates a random source that gives the same numbers for the same seed. Similar seeds give unrelated numbers, so `seed/0`,
 * `seed/1`, … are separate streams.
 *
 * @example
 * ```ts
 * import { createRandom } from "@serpentarium/core";
 *
 * createRandom("monday").integer(6) === createRandom("monday").integer(6); // => true
 * ```
 */
export function createRandom(seed: number | string): Random {
  const text = String(seed);
  const state = [0x811c9dc5, 0x9e3779b9, 0x2545f491, 0x27d4eb2f].map((basis) => hash(text, basis));
  const generator = xoroshiro128plusFromState(state);
  return { integer: (bound) => uniformInt(generator, 0, bound - 1) };
}

/** Returns the items in random order, every order equally likely. */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random.integer(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
