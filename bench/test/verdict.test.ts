import { expect, test } from "vitest";
import type { About, Goal } from "../src/subject.ts";
import { judge } from "../src/verdict.ts";

const aboutWith = (goal: Goal): About => ({
  name: "A game",
  unit: "games",
  actions: 50,
  goals: [goal],
});
const figures = { ours: [200, 400, 600], theirs: [100, 100, 100] };

test.each([
  ["four times as fast", { of: "ours", against: "theirs", atLeast: 4 }, 4, true],
  ["not five times", { of: "ours", against: "theirs", atLeast: 5 }, 4, false],
  ["20,000 actions: 400 games of 50", { of: "ours", actionsPerSecond: 20_000 }, 20_000, true],
  ["not 20,001", { of: "ours", actionsPerSecond: 20_001 }, 20_000, false],
  ["no figures", { of: "nobody", actionsPerSecond: 1 }, Number.NaN, false],
])("a goal is held against the median: %s", (_name, goal, median, met) => {
  expect(judge({ about: aboutWith(goal), figures })).toMatchObject([{ figure: { median }, met }]);
});
