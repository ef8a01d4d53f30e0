import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createHistogram, record } from "../src/counting/histogram.ts";
import { addGame, createMoments } from "../src/counting/moments.ts";
import { differenceOf } from "../src/statistics/difference.ts";
import { intervalOf, mean, pointOf, share, shareOf } from "../src/statistics/estimate.ts";
import { holm } from "../src/statistics/holm.ts";
import { quantile, quantileInterval, wilson } from "../src/statistics/interval.ts";
import { twoSided, Z, zOf } from "../src/statistics/normal.ts";

describe("the normal distribution", () => {
  test.each([
    [0.5, 0.67449],
    [0.9, 1.644854],
    [0.95, 1.959964],
    [0.99, 2.575829],
    [0.999999, 4.891638],
  ])("%f lie within %f standard deviations", (confidence, z) => {
    expect(zOf(confidence)).toBeCloseTo(z, 6);
    expect(twoSided(z)).toBeCloseTo(1 - confidence, 6);
  });
});

describe("Wilson’s interval", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [8, 10, 0.4902, 0.9433],
    [10, 10, 0.7225, 1],
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
  ])("%i of %i: from %f to %f", (hits, of, low, high) => {
    const interval = wilson(hits / of, of, Z);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test("lies within 0 and 1, and around the share", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (of, some) => {
        const hits = Math.min(some, of);
        const { low, high } = wilson(hits / of, of, Z);
        return low >= 0 && low <= hits / of && hits / of <= high && high <= 1;
      }),
    );
  });
});

describe("differences", () => {
  // Newcombe 1998, method 10
  test.each([
    [[48, 80], [56, 70], 0.0524, 0.3339],
    [[3, 10], [9, 10], 0.1705, 0.809],
    [[2, 7], [6, 7], 0.0582, 0.8062],
    [[0, 29], [5, 56], -0.0381, 0.1926],
  ] as const)("%j to %j: from %f to %f", ([hits, of], [hitsAfter, ofAfter], low, high) => {
    const difference = differenceOf(share(hits, of), share(hitsAfter, ofAfter), Z);
    expect(difference?.low).toBeCloseTo(low, 4);
    expect(difference?.high).toBeCloseTo(high, 4);
  });

  test("of means are those of Welch", () => {
    const of = (value: number, error: number) => ({ kind: "mean", mean: value, error, of: 100 }) as const;
    const difference = differenceOf(of(10, 3), of(20, 4), Z);
    expect(difference?.low).toBeCloseTo(10 - 5 * Z, 6);
    expect(difference?.p).toBeCloseTo(twoSided(2), 6);
  });

  test("are beyond chance exactly where their interval leaves out zero", () => {
    const shares = fc
      .tuple(fc.nat(60), fc.integer({ min: 60, max: 90 }))
      .map(([hits, of]) => share(hits, of));
    fc.assert(
      fc.property(shares, shares, (before, after) => {
        const { low = 0, high = 0, p = 1 } = differenceOf(before, after, Z) ?? {};
        return p < 0.049999 ? low > 0 || high < 0 : p < 0.050001 || (low <= 0 && high >= 0);
      }),
    );
  });

  test("what was merely seen is not compared", () => {
    const seen = { kind: "seen", value: 3, of: 10 } as const;
    expect(differenceOf(seen, seen, Z)).toBeUndefined();
  });
});

test("Holm’s correction, as in the tables of p.adjust of R", () => {
  const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
  expect(adjusted.map((p) => p.toFixed(4))).toEqual(["0.0300", "0.0600", "0.0600", "0.0200"]);
  expect(holm([])).toEqual([]);
});

describe("means and shares of sums", () => {
  test("of one number a game: mean and standard error", () => {
    const moments = createMoments();
    for (const x of [2, 4, 4, 4, 5, 5, 7, 9, 5, 5]) addGame(moments, x);
    // 5, and the root of 32 / 9 / 10
    expect(mean(moments)).toMatchObject({ kind: "mean", mean: 5, of: 10 });
    expect(intervalOf(mean(moments), 1)?.high).toBeCloseTo(5 + Math.sqrt(32 / 90), 10);
  });

  test("of games of one kind each, turns count no more than games", () => {
    const moments = createMoments();
    for (let game = 0; game < 40; game++) addGame(moments, game < 10 ? 25 : 0, 25);
    expect(pointOf(shareOf(moments))).toBe(0.25);
    expect(shareOf(moments)).toMatchObject({ hits: 250, of: 1000 });
    expect(shareOf(moments).worth).toBeCloseTo(39, 6);
  });

  test("of turns that have nothing to do with each other, each counts", () => {
    const moments = createMoments();
    for (let game = 0; game < 4000; game++) addGame(moments, game % 2 === 0 ? 1 : 0, 1);
    expect(shareOf(moments).worth).toBeCloseTo(3999, 6);
  });

  test("too few games have no mean that could be relied on", () => {
    const moments = createMoments();
    for (let game = 0; game < 9; game++) addGame(moments, game);
    expect(intervalOf(mean(moments), Z)).toBeUndefined();
    addGame(moments, 9);
    expect(intervalOf(mean(moments), Z)).toBeDefined();
  });
});

test("quantiles, and the ranks between which they lie", () => {
  const histogram = createHistogram();
  for (let value = 1; value <= 100; value++) record(histogram, value);
  expect(quantile(histogram, 0.5)).toBe(50);
  expect(quantile(histogram, 0.05)).toBe(5);
  expect(quantileInterval(histogram, 0.5, 2)).toEqual({ low: 40, high: 60 });
});

test("a quantile that may lie beyond all that was seen has no interval, and differs from none for certain", () => {
  const [few, others] = [createHistogram(), createHistogram()];
  for (let value = 1; value <= 20; value++) record(few, value);
  for (let value = 101; value <= 120; value++) record(others, value);
  expect(quantileInterval(few, 0.05, 2)).toBeUndefined();
  expect(quantileInterval(few, 0.95, 2)).toBeUndefined();
  expect(quantileInterval(few, 0.5, 2)).toEqual({ low: 6, high: 15 });
  const of = (histogram: typeof few, share: number) => ({ kind: "quantile", share, histogram }) as const;
  expect(differenceOf(of(few, 0.05), of(others, 0.05), 2)).toBeUndefined();
  expect(differenceOf(of(few, 0.5), of(others, 0.5), 2)).toMatchObject({ value: 100 });
});
