import { createRandom, createTable, randomAction, unwrap } from "@serpentarium/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Position, sssnake } from "../src/index.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

/** The seats, least short first; equal seats by who rolls sooner. */
function rankedSeats(position: Position): number[] {
  const { table, roller, phase } = position;
  const scores = sssnake.scores?.(position) ?? expect.fail("no scores");
  const next = phase === "roll" || phase === "draw" || phase === "keep" ? roller : roller + 1;
  const waitOf = (seat: number): number => (seat - next + 2 * table.seats) % table.seats;
  return [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || waitOf(a) - waitOf(b));
}

test("finish.missing, turn.order: being less short is worth more, then rolling sooner; values add up to one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.integer(), fc.nat(80), (seats, seed, depth) => {
      const random = createRandom(seed);
      let position = sssnake.start(createTable(sssnake, { seats }));
      for (let i = 0; i < depth && position.phase !== "over"; i++) {
        position = sssnake.apply(position, randomAction(sssnake, position, random));
      }
      const share = (seat: number): number => sssnake.evaluate?.(position, seat) ?? Number.NaN;
      const shares = rankedSeats(position).map(share);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
      expect(new Set(shares).size).toBe(seats);
      expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    }),
    { numRuns: 60 },
  );
});

test("turn.order: being about to roll is worth more than having rolled", () => {
  const table = createTable(sssnake);
  const start = sssnake.start(table);
  expect(sssnake.evaluate?.(start, 0)).toBeGreaterThan(0.5);
  const lent = unwrap(sssnake.parsePosition("roll:chance 2 60.47.8.4 - 0 - 2.0.CNW", table));
  const kept = unwrap(sssnake.parsePosition("receive:2 1 59.47.8.4 S 0 2.0.CNW -", table));
  expect(sssnake.evaluate?.(lent, 1)).toBeGreaterThan(sssnake.evaluate?.(kept, 0) ?? Number.NaN);
});
