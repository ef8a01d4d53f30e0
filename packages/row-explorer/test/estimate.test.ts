import { describe, expect, test } from "vitest";
import { estimateMean, estimateShare, exactEstimate } from "../src/analysis/estimate.ts";

/** The numbers of an estimate, rounded to four decimals. */
const rounded = ({ value, low, high }: ReturnType<typeof exactEstimate>): readonly number[] =>
  [value, low, high].map((each) => Number(each.toFixed(4)));

test("an exact estimate has an interval of zero width", () => {
  expect(exactEstimate(0.25)).toEqual({ value: 0.25, low: 0.25, high: 0.25 });
});

// Wilson intervals, computed independently
describe("the share of trials with its 95 % confidence interval", () => {
  test.each([
    [0, 10, [0, 0, 0.2775]],
    [1, 10, [0.1, 0.0179, 0.4042]],
    [5, 10, [0.5, 0.2366, 0.7634]],
    [10, 10, [1, 0.7225, 1]],
    [500, 1000, [0.5, 0.4691, 0.5309]],
  ])("%i of %i", (count, trials, expected) => {
    expect(rounded(estimateShare(count, trials))).toEqual(expected);
  });
});

describe("the mean of a sample with its 95 % confidence interval", () => {
  test("five numbers from 1 to 5 with variance 2: 1.96 times the root of 2/4 on either side", () => {
    expect(rounded(estimateMean(15, 55, 5))).toEqual([3, 1.6141, 4.3859]);
  });

  test("equal numbers", () => {
    expect(estimateMean(6, 12, 3)).toEqual(exactEstimate(2));
  });

  test("one number", () => {
    expect(estimateMean(7, 49, 1)).toEqual(exactEstimate(7));
  });

  test("a sum of squares that is rounded below its minimum", () => {
    expect(estimateMean(0.3, 0.029999999, 3)).toEqual(exactEstimate(0.3 / 3));
  });
});
