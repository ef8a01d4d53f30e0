import { expect, test } from "vitest";
import { readBaseline, regressions } from "../src/baseline.ts";
import type { Verdict } from "../src/verdict.ts";

const verdict = (goal: string, median: number, bound: Verdict["bound"], isRatio = true): Verdict => ({
  goal,
  figure: { median, low: median, high: median },
  bound,
  limit: 1,
  met: true,
  isRatio,
});
const before = { node: "v24.0.0", ratios: { fast: 10, small: 1, floor: 10 } };

test.each([
  ["a fifth slower", verdict("fast", 8, "at least"), false],
  ["slower still", verdict("fast", 7.9, "at least"), true],
  ["faster", verdict("fast", 90, "at least"), false],
  ["larger where small is good", verdict("small", 1.3, "at most"), true],
  ["smaller where small is good", verdict("small", 0.5, "at most"), false],
  ["a figure of one machine", verdict("floor", 1, "at least", false), false],
  ["not in the baseline", verdict("new", 1, "at least"), false],
])("reports ratios that are worse by more than a fifth: %s", (_name, now, isRegression) => {
  expect(regressions(before, [now]).map(({ goal }) => goal)).toEqual(isRegression ? [now.goal] : []);
});

test("the baseline contains ratios by goal", () => {
  const { node, ratios } = readBaseline();
  expect(node).toMatch(/^v\d+/);
  expect(Object.keys(ratios)).toContain("connect-four: serpentarium ÷ mutable by hand");
  expect(Object.values(ratios).every((ratio) => ratio > 0)).toBe(true);
});
