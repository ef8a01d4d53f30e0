import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { Random } from "./random.ts";

/** The finalizer of a hash. */
function mix(hash: number): number {
  const h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return h ^ (h >>> 13);
}

const FNV_PRIME = 0x01000193;

/** FNV-1a with a finalizer, from four start values at once: distributes any seed over 128 bits. */
function hash(text: string): number[] {
  let [a, b, c, d] = [0x811c9dc5, 0x9e3779b9, 0x2545f491, 0x27d4eb2f];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, FNV_PRIME);
    b = Math.imul(b ^ code, FNV_PRIME);
    c = Math.imul(c ^ code, FNV_PRIME);
    d = Math.imul(d ^ code, FNV_PRIME);
  }
  return [mix(a), mix(b), mix(c), mix(d)];
}

/** The number of different draws of the generator. */
const DRAWS = 2 ** 32;
const SIGN_BIT = 0x80000000;

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
  const generator = xoroshiro128plusFromState(hash(String(seed)));
  const draw = (): number => (generator.next() ^ SIGN_BIT) >>> 0;
  return {
    integer(bound) {
      if (bound > DRAWS) return uniformInt(generator, 0, bound - 1);
      // the numbers of `uniformInt` in half of its time: `%` is slow above 2³¹, and hardly any draw needs the exact limit
      let drawn = draw();
      if (drawn >= DRAWS - bound) {
        const limit = DRAWS - (DRAWS % bound);
        while (drawn >= limit) drawn = draw();
      }
      return (drawn - Math.floor(drawn / bound) * bound) >>> 0;
    },
  };
}

// some runtimes lack it
declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array } | undefined;

/** Returns 128 random bits, from the Web Crypto API if available: those are unpredictable. */
function randomWords(): Uint32Array {
  const words = new Uint32Array(4);
  return typeof crypto === "undefined"
    ? words.map(() => Math.random() * 2 ** 32)
    : crypto.getRandomValues(words);
}

/**
 * Returns a new unpredictable seed: 128 random bits.
 *
 * @example
 * ```ts
 * import { newSeed } from "@serpentarium/core";
 *
 * newSeed() === newSeed(); // => false
 * ```
 */
export const newSeed = (): string => Array.from(randomWords(), (word) => word.toString(36)).join("-");
