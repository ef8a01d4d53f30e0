import { createRandom, parseTable, randomAction, unwrap } from "@serpentarium/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sssnake } from "../src/index.ts";

test("finish.missing: who is less short stands better, by shares that add up to one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.integer(), fc.nat(80), (seats, seed, depth) => {
      const random = createRandom(seed);
      let position = sssnake.start(unwrap(parseTable(sssnake, {}, seats)));
      for (let i = 0; i < depth && position.phase !== "over"; i++) {
        position = sssnake.apply(position, randomAction(sssnake, position, random));
      }
      const scores = sssnake.scores?.(position) ?? expect.fail("no scores");
      const shares = scores.map((_, seat) => sssnake.evaluate?.(position, seat) ?? Number.NaN);
      const bySome = (values: readonly number[]) =>
        [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
      expect(bySome(shares)).toEqual(bySome(scores));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }),
    { numRuns: 60 },
  );
});
