import { expect, test } from "vitest";
import { oddsOf } from "../src/match/odds.ts";

test.each([
  [1, 3, "1/3"],
  [8, 120, "1/15"],
  [60, 120, "1/2"],
  [4, 4, "1"],
  [0, 7, "0"],
])("reduces the odds of %i in %i to lowest terms", (weight, sum, fraction) => {
  expect(oddsOf(weight, sum)).toEqual({ fraction, share: weight / sum });
});
