import { describe, expect, test } from "vitest";
import { exactly, meanOf, shareOf } from "../src/analysis/estimate.ts";

/** The numbers of an estimate, with four decimals. */
const rounded = ({ value, low, high }: ReturnType<typeof exactly>): readonly number[] =>
  [value, low, high].map((each) => Number(each.toFixed(4)));

test("what is exact has no room for error", () => {
  expect(exactly(0.25)).toEqual({ value: 0.25, low: 0.25, high: 0.25 });
});

// Wilson's interval, worked out apart
describe("a share of trials, with the bounds of 95 % confidence", () => {
  test.each([
    [0, 10, [0, 0, 0.2775]],
    [1, 10, [0.1, 0.0179, 0.4042]],
    [5, 10, [0.5, 0.2366, 0.7634]],
    [10, 10, [1, 0.7225, 1]],
    [500, 1000, [0.5, 0.4691, 0.5309]],
  ])("%i of %i", (count, trials, expected) => {
    expect(rounded(shareOf(count, trials))).toEqual(expected);
  });
});

describe("the mean of a sample, with the bounds of 95 % confidence", () => {
  test("five numbers from 1 to 5: a variance of 2, so 1.96 times the root of 2/4 to each side", () => {
    expect(rounded(meanOf(15, 55, 5))).toEqual([3, 1.6141, 4.3859]);
  });

  test("numbers that are all the same", () => {
    expect(meanOf(6, 12, 3)).toEqual(exactly(2));
  });

  test("one number", () => {
    expect(meanOf(7, 49, 1)).toEqual(exactly(7));
  });

  test("squares whose sum is rounded below what it can be", () => {
    expect(meanOf(0.3, 0.029999999, 3)).toEqual(exactly(0.3 / 3));
  });
});
