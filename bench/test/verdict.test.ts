import { expect, test } from "vitest";
import type { Goal, SubjectInfo } from "../src/subject.ts";
import { BURST_FIGURES } from "../src/subjects/interval-coverage.ts";
import { coverageVerdicts, verdictsOf } from "../src/verdict.ts";

const subjectWith = (goal: Goal): SubjectInfo => ({
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
  ["no figures", { of: "none", actionsPerSecond: 1 }, Number.NaN, false],
])("compares goals with the median: %s", (_name, goal, median, met) => {
  expect(verdictsOf({ subject: subjectWith(goal), figures })).toMatchObject([{ figure: { median }, met }]);
});

test("holds a floor for bursts of each number of games, where a sample without an interval misses nothing", () => {
  const [burst = ""] = BURST_FIGURES;
  const verdicts = coverageVerdicts([
    { figure: "length mean", games: 50, share: 0.95, missed: 0.05 },
    { figure: burst, games: 30, share: 0.7, missed: 0.01 },
    { figure: burst, games: 50, share: 0.35, missed: 0.65 },
    { figure: burst, games: 200, share: 0.96, missed: 0.04 },
  ]);
  expect(verdicts.map(({ bound, met }) => [bound, met])).toEqual([
    ["at least", false],
    ["at least", true],
    ["at least", false],
    ["at least", true],
    ["at most", true],
  ]);
});
