import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addEvents, createEventCounts } from "../src/counting/event-counts.ts";
import { addValue, createHistogram } from "../src/counting/histogram.ts";
import { addGame, createMoments } from "../src/counting/moments.ts";
import { differenceOf } from "../src/statistics/difference.ts";
import { intervalOf, mean, meanCount, meanShare, pointEstimate, share } from "../src/statistics/estimate.ts";
import { holm } from "../src/statistics/holm.ts";
import {
  countInterval,
  proportionInterval,
  quantile,
  quantileInterval,
  studentQuantile,
} from "../src/statistics/interval.ts";
import { twoSidedP, Z, zOf } from "../src/statistics/normal.ts";
import { incompleteBeta, incompleteGamma, logGamma } from "../src/statistics/special-functions.ts";

// the same cases in every run
fc.configureGlobal({ seed: 1 });

describe("the normal distribution", () => {
  test.each([
    [0.5, 0.67449],
    [0.9, 1.644854],
    [0.95, 1.959964],
    [0.99, 2.575829],
    [0.999999, 4.891638],
  ])("contains %f within %f standard deviations", (confidence, z) => {
    expect(zOf(confidence)).toBeCloseTo(z, 6);
    expect(twoSidedP(z)).toBeCloseTo(1 - confidence, 6);
  });
});

describe("the incomplete functions", () => {
  test("agree with their closed forms", () => {
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 12);
    expect(logGamma(11)).toBeCloseTo(Math.log(3_628_800), 10);
    expect(incompleteGamma(3, 2)).toBeCloseTo(1 - 5 * Math.exp(-2), 10);
    expect(incompleteBeta(2, 3, 0.4)).toBeCloseTo(0.5248, 10);
    expect(incompleteBeta(2, 3, 0.9)).toBeCloseTo(0.9963, 10);
  });
});

describe("the interval of a proportion", () => {
  test.each([
    [0, 10, 0, 0.2589],
    [1, 10, 0.005, 0.4035],
    [8, 10, 0.4805, 0.965],
    [10, 10, 0.7411, 1],
    [81, 263, 0.2544, 0.3658],
    [15, 148, 0.0601, 0.1581],
  ])("of %i out of %i is from %f to %f", (hits, of, low, high) => {
    const interval = proportionInterval(hits / of, of, Z);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test("leaves 2.5 % of a binomial distribution on either side", () => {
    const { low, high } = proportionInterval(0.2, 5, Z);
    // one hit of five: none is below it, and half of one counts
    const one = (p: number) => 5 * p * (1 - p) ** 4;
    expect(1 - (1 - low) ** 5 - one(low) / 2).toBeCloseTo(0.025, 8);
    expect((1 - high) ** 5 + one(high) / 2).toBeCloseTo(0.025, 8);
  });

  test("is within 0 and 1, and contains the share", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (of, some) => {
        const hits = Math.min(some, of);
        const { low, high } = proportionInterval(hits / of, of, Z);
        return low >= 0 && low <= hits / of && hits / of <= high && high <= 1;
      }),
    );
  });
});

describe("the interval of a count", () => {
  test.each([
    [0, 0, 2.9957],
    [1, 0.05, 4.9319],
    [10, 5.0795, 17.8249],
    [100, 81.7918, 121.1035],
  ])("of %i events is from %f to %f", (count, low, high) => {
    const interval = countInterval(count, Z);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test("leaves 2.5 % of a Poisson distribution on either side", () => {
    const { low, high } = countInterval(1, Z);
    // one event: none is below it, and half of one counts
    expect(1 - Math.exp(-low) * (1 + low / 2)).toBeCloseTo(0.025, 8);
    expect(Math.exp(-high) * (1 + high / 2)).toBeCloseTo(0.025, 8);
  });
});

describe("the interval of very many observations", () => {
  test("differs little where an approximation begins", () => {
    const [exact, normal] = [countInterval(1e6, Z), countInterval(1e6 + 1, Z)];
    expect(Math.abs(exact.low - normal.low)).toBeLessThan(2);
    expect(Math.abs(exact.high - normal.high)).toBeLessThan(2);
    const [rare, common] = [proportionInterval(0.99999e-4, 1e7, Z), proportionInterval(1e-4, 1e7, Z)];
    expect(rare.low / common.low).toBeCloseTo(1, 3);
    expect(rare.high / common.high).toBeCloseTo(1, 3);
  });

  test("is found at once, for as many as a shard can report", () => {
    const max = Number.MAX_SAFE_INTEGER;
    expect(countInterval(max, Z).high / max).toBeCloseTo(1, 7);
    expect(proportionInterval(0.5, max, Z).low).toBeCloseTo(0.5, 7);
    expect(proportionInterval(1 / max, max, Z).high * max).toBeCloseTo(countInterval(1, Z).high, 4);
    expect(1 - proportionInterval(1 - 1e-9, max, Z).low).toBeCloseTo(1e-9, 11);
  });
});

describe("the interval of a difference", () => {
  // Newcombe 1998, method 10, which takes Wilson's intervals
  test.each([
    [[48, 80], [56, 70], 0.0524, 0.3339],
    [[3, 10], [9, 10], 0.1705, 0.809],
    [[2, 7], [6, 7], 0.0582, 0.8062],
    [[0, 29], [5, 56], -0.0381, 0.1926],
  ] as const)("from %j to %j is about %f to %f", ([hits, of], [hitsAfter, ofAfter], low, high) => {
    const difference = differenceOf(share(hits, of), share(hitsAfter, ofAfter), Z);
    expect(difference?.low).toBeCloseTo(low, 1);
    expect(difference?.high).toBeCloseTo(high, 1);
  });

  test("of means is Welch’s", () => {
    // with so many games, Student's quantile is the normal one
    const games = 1e12;
    const of = (value: number, error: number) =>
      ({ kind: "mean", mean: value, of: games, games, deviation: error * 1e6, skewness: 0 }) as const;
    const difference = differenceOf(of(10, 3), of(20, 4), Z);
    expect(difference?.low).toBeCloseTo(10 - 5 * Z, 6);
    expect(difference?.p).toBeCloseTo(twoSidedP(2), 6);
  });

  test("excludes zero exactly when the difference is significant", () => {
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

  test("does not exist for observed values", () => {
    const observed = { kind: "observed", value: 3, of: 10 } as const;
    expect(differenceOf(observed, observed, Z)).toBeUndefined();
  });
});

test("Holm’s correction agrees with p.adjust of R", () => {
  const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
  expect(adjusted.map((p) => p.toFixed(4))).toEqual(["0.0300", "0.0600", "0.0600", "0.0200"]);
  expect(holm([])).toEqual([]);
});

describe("means and shares", () => {
  test("have a mean and a standard error for one observation per game", () => {
    const moments = createMoments();
    for (const x of [2, 4, 4, 4, 5, 5, 7, 9, 5, 5]) addGame(moments, x);
    expect(mean(moments)).toMatchObject({ kind: "mean", mean: 5, of: 10 });
    // by Hall's formula, with numpy
    expect(intervalOf(mean(moments), Z)?.low).toBeCloseTo(3.8818, 2);
    expect(intervalOf(mean(moments), Z)?.high).toBeCloseTo(6.8553, 2);
  });

  test("count each game once when the turns of a game are fully correlated", () => {
    const moments = createMoments();
    for (let game = 0; game < 40; game++) addGame(moments, game < 10 ? 25 : 0, 25);
    expect(pointEstimate(meanShare(moments))).toBe(0.25);
    expect(meanShare(moments)).toMatchObject({ hits: 250, of: 1000 });
    expect(meanShare(moments).effectiveSize).toBeCloseTo(39, 6);
  });

  test("have the skewed interval of bursts where few games have most of the turns", () => {
    const [bursty, even] = [createMoments(), createMoments()];
    for (let game = 0; game < 100; game++) {
      addGame(bursty, game < 8 ? 1 : game < 10 ? 20 : 0, 40);
      addGame(even, game % 2, 40);
    }
    expect(meanShare(even).bursts).toBeUndefined();
    const estimate = meanShare(bursty);
    const { high = 0 } = intervalOf(estimate, Z) ?? {};
    const plain = proportionInterval(pointEstimate(estimate), estimate.effectiveSize, Z);
    expect(estimate.bursts?.skewness).toBeGreaterThan(5);
    expect(pointEstimate(estimate)).toBe(0.012);
    expect(high).toBeGreaterThan(plain.high);
  });

  test("count each turn when turns are independent", () => {
    const moments = createMoments();
    for (let game = 0; game < 4000; game++) addGame(moments, game % 2 === 0 ? 1 : 0, 1);
    expect(meanShare(moments).effectiveSize).toBeCloseTo(3999, 6);
  });

  test("of events that come in bursts contain more above than below", () => {
    const counts = createEventCounts();
    for (const events of [...new Array(10).fill(1), ...new Array(5).fill(5), 20, 20])
      addEvents(counts, events);
    const estimate = meanCount(counts, 50);
    expect(estimate).toMatchObject({ kind: "count", events: 75, of: 50, occurredIn: 17 });
    expect(estimate.deviation).toBeCloseTo(4.097037, 5);
    expect(estimate.skewness).toBeCloseTo(3.945879, 5);
    // by Hall's formula, with numpy
    expect(intervalOf(estimate, Z)?.low).toBeCloseTo(0.6454, 3);
    expect(intervalOf(estimate, Z)?.high).toBeCloseTo(6.3516, 2);
  });

  test("of events have no interval below ten games in which they occurred", () => {
    const counts = createEventCounts();
    for (let game = 0; game < 9; game++) addEvents(counts, 3);
    expect(intervalOf(meanCount(counts, 10_000), Z)).toBeUndefined();
    expect(intervalOf(meanCount(createEventCounts(), 10_000), Z)).toBeUndefined();
    addEvents(counts, 3);
    expect(intervalOf(meanCount(counts, 10_000), Z)).toBeDefined();
  });

  test("of events have an interval without width where every game has the same number", () => {
    const counts = createEventCounts();
    for (let game = 0; game < 30; game++) addEvents(counts, 2);
    expect(intervalOf(meanCount(counts, 30), Z)).toEqual({ low: 2, high: 2 });
  });

  test.each([
    [9, 2.262157],
    [29, 2.04523],
    [199, 1.971957],
  ])("use Student’s quantile: with %i degrees of freedom %f", (degrees, quantile) => {
    expect(studentQuantile(Z, degrees)).toBeCloseTo(quantile, 3);
  });

  test("have no interval for too few games", () => {
    const moments = createMoments();
    for (let game = 0; game < 9; game++) addGame(moments, game);
    expect(intervalOf(mean(moments), Z)).toBeUndefined();
    addGame(moments, 9);
    expect(intervalOf(mean(moments), Z)).toBeDefined();
  });
});

test("quantiles have the interval of their ranks", () => {
  const histogram = createHistogram();
  for (let value = 1; value <= 100; value++) addValue(histogram, value);
  expect(quantile(histogram, 0.5)).toBe(50);
  expect(quantile(histogram, 0.05)).toBe(5);
  expect(quantileInterval(histogram, 0.5, 2)).toEqual({ low: 40, high: 60 });
});

test("quantiles that may be outside the observed values have no interval, and are not compared", () => {
  const [few, others] = [createHistogram(), createHistogram()];
  for (let value = 1; value <= 20; value++) addValue(few, value);
  for (let value = 101; value <= 120; value++) addValue(others, value);
  expect(quantileInterval(few, 0.05, 2)).toBeUndefined();
  expect(quantileInterval(few, 0.95, 2)).toBeUndefined();
  expect(quantileInterval(few, 0.5, 2)).toEqual({ low: 6, high: 15 });
  const of = (histogram: typeof few, share: number) => ({ kind: "quantile", share, histogram }) as const;
  expect(differenceOf(of(few, 0.05), of(others, 0.05), 2)).toBeUndefined();
  expect(differenceOf(of(few, 0.5), of(others, 0.5), 2)).toMatchObject({ value: 100 });
});
