import { expect, test } from "vitest";
import { oddsOf } from "../src/play/odds.ts";

test.each([
  [1, 3, "1/3", "33.3%", "33,3\u202f%"],
  [8, 120, "1/15", "6.7%", "6,7\u202f%"],
  [60, 120, "1/2", "50%", "50\u202f%"],
  [4, 4, "1", "100%", "100\u202f%"],
  [0, 7, "0", "0%", "0\u202f%"],
])("reduces the odds of %i in %i to lowest terms", (weight, sum, fraction, en, fr) => {
  const odds = oddsOf(weight, sum);
  expect(odds.fraction).toBe(fraction);
  expect(odds.percent.en).toBe(en);
  // browsers differ in the kind of no-break space
  expect(odds.percent.fr.replace("\u00a0", "\u202f")).toBe(fr);
});
