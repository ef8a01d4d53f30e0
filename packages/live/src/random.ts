import type { Random } from "@serpentarium/core";

const RANGE = 2 ** 32;

/** A random source that nobody can predict from what it has given so far. */
export const cryptoRandom: Random = {
  integer(bound) {
    const limit = RANGE - (RANGE % bound);
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    // numbers from an incomplete last round would make some results more likely
    return value < limit ? value % bound : cryptoRandom.integer(bound);
  },
};
