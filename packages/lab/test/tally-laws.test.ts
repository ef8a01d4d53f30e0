import { createRandom, shuffle } from "@serpentarium/core";
import ticTacToe from "@serpentarium/tic-tac-toe";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addValue,
  createHistogram,
  isValidHistogram,
  mergeHistograms,
  toBars,
  totalCount,
} from "../src/counting/histogram.ts";
import { addGame, createMoments, mergeMoments } from "../src/counting/moments.ts";
import { MEASURES } from "../src/index.ts";
import { playShard } from "../src/play-shard.ts";
import { countGames, type GameRanges, missingRanges, overlaps, withRange } from "../src/ranges.ts";
import { shardSize, splitRanges } from "../src/shard.ts";
import { createTally, mergeTallies, type Tally } from "../src/tally.ts";
import { createResolvedSetup } from "./fixtures/resolved-setup.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

const resolved = createResolvedSetup(ticTacToe, "examples/tic-tac-toe", {
  sampling: { events: 2, every: 3, turns: 2, judge: "mcts:2" },
});
const merge = (one: Tally, other: Tally): Tally => mergeTallies(one, other, MEASURES);
const none = createTally(resolved, MEASURES);

const GAMES = 24;
const whole = playShard(resolved, { from: 0, to: GAMES }).tally;
const single = Array.from({ length: GAMES }, (_, from) => playShard(resolved, { from, to: from + 1 }).tally);
const tallies = fc.nat(GAMES - 1).map((number) => single[number] ?? none);

describe("merging tallies", () => {
  test("is associative and commutative, with the empty tally as identity", () => {
    fc.assert(
      fc.property(tallies, tallies, tallies, (a, b, c) => {
        expect(merge(a, b)).toEqual(merge(b, a));
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
        expect(merge(a, none)).toEqual(a);
      }),
    );
  });

  test("gives the tally of all games for any partition and order", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: GAMES }), (seed, size) => {
        const random = createRandom(seed);
        const order = shuffle(random, single);
        const parts = Array.from({ length: Math.ceil(GAMES / size) }, (_, i) =>
          order.slice(i * size, (i + 1) * size).reduce(merge, none),
        );
        expect(shuffle(random, parts).reduce(merge, none)).toEqual(whole);
      }),
    );
  });

  test("does not change its arguments", () => {
    const [a, b] = [single[0] ?? none, single[1] ?? none];
    const before = structuredClone([a, b]);
    merge(a, b);
    expect([a, b]).toEqual(before);
  });
});

/** The number of numbers in a tally. */
function countLeaves(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + countLeaves(part), 0);
}

test("the size of a tally does not grow with the number of games", () => {
  const some = playShard(resolved, { from: 0, to: 5 * GAMES }).tally;
  const many = merge(some, playShard(resolved, { from: 5 * GAMES, to: 40 * GAMES }).tally);
  expect(many.games).toBe(8 * some.games);
  // rare values may add a few bins
  expect(countLeaves(many)).toBeLessThan(1.1 * countLeaves(some));
});

const numbers = fc.array(fc.nat(200_000), { maxLength: 40 });
const histogramOf = (values: readonly number[]) => {
  const histogram = createHistogram();
  for (const value of values) addValue(histogram, value);
  return histogram;
};

describe("histograms", () => {
  test("merge into the histogram of all values", () => {
    fc.assert(
      fc.property(numbers, numbers, (some, others) => {
        expect(mergeHistograms(histogramOf(some), histogramOf(others))).toEqual(
          histogramOf([...some, ...others]),
        );
      }),
    );
  });

  test("are valid only with the minimum and the maximum of their values", () => {
    expect(isValidHistogram(histogramOf([0, 3]))).toBe(true);
    for (const change of [{ least: null }, { most: null }, { least: 1 }, { most: 2 }])
      expect(isValidHistogram({ ...histogramOf([0, 3]), ...change }), JSON.stringify(change)).toBe(false);
  });

  test("have few bins, and bars that count every value once", () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const histogram = histogramOf(values);
        const bars = toBars(histogram);
        expect(histogram.bins.length).toBeLessThan(1600);
        expect(bars.length).toBeLessThanOrEqual(41);
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount(histogram));
        for (const { from, to, count } of bars) {
          expect(count).toBe(values.filter((value) => value >= from && value < to).length);
        }
      }),
    );
  });
});

test("moments merge into those of all games, also beyond safe integers", () => {
  const sums = fc.array(fc.tuple(fc.nat(1e9), fc.nat(1e6)), { maxLength: 20 });
  const momentsOf = (games: readonly (readonly [number, number])[]) => {
    const moments = createMoments();
    for (const [x, n] of games) addGame(moments, x, n);
    return moments;
  };
  fc.assert(
    fc.property(sums, sums, (some, others) => {
      expect(mergeMoments(momentsOf(some), momentsOf(others))).toEqual(momentsOf([...some, ...others]));
    }),
  );
});

describe("ranges", () => {
  const gameNumbers = fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 60 });
  const rangesOf = (numbers: readonly number[]): GameRanges =>
    [...new Set(numbers)].reduce<GameRanges>((ranges, from) => withRange(ranges, { from, to: from + 1 }), []);

  test("contain what was added, and the missing ranges contain the rest", () => {
    fc.assert(
      fc.property(gameNumbers, (numbers) => {
        const ranges = rangesOf(numbers);
        expect(countGames(ranges)).toBe(new Set(numbers).size);
        const isIn = (number: number, some: GameRanges) => overlaps(some, { from: number, to: number + 1 });
        const missing = [...missingRanges(ranges, 100)];
        for (let number = 0; number < 100; number++) {
          expect(isIn(number, ranges)).toBe(numbers.includes(number));
          expect(isIn(number, missing)).toBe(!numbers.includes(number));
        }
      }),
    );
  });

  test("are split without empty ranges", () => {
    const ranges = [
      { from: 0, to: 4 },
      { from: 7, to: 10 },
    ];
    expect([...splitRanges(ranges, 2)]).toEqual([
      { from: 0, to: 2 },
      { from: 2, to: 4 },
      { from: 7, to: 9 },
      { from: 9, to: 10 },
    ]);
  });

  test("are split into at most 500 ranges that cover the same games", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom("random", "mcts:100"), (games, bot) => {
        let end = 0;
        let parts = 0;
        for (const { from, to } of splitRanges([{ from: 0, to: games }], shardSize({ bots: [bot] }, games))) {
          expect(from).toBe(end);
          end = to;
          parts++;
        }
        expect(end).toBe(games);
        expect(parts).toBeLessThanOrEqual(500);
      }),
    );
  });
});
