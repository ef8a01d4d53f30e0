import { expect, test } from "vitest";
import { readRecorded, regressions } from "../src/recorded.ts";
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
  ["never recorded", verdict("new", 1, "at least"), false],
])("a ratio that is worse by more than a fifth is told: %s", (_name, now, isTold) => {
  expect(regressions(before, [now]).map(({ goal }) => goal)).toEqual(isTold ? [now.goal] : []);
});

test("what is recorded are ratios by goal", () => {
  const { node, ratios } = readRecorded();
  expect(node).toMatch(/^v\d+/);
  expect(Object.keys(ratios).every((goal) => goal.includes("÷"))).toBe(true);
  expect(Object.values(ratios).every((ratio) => ratio > 0)).toBe(true);
});
