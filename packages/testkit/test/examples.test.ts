import { type Example, fail } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { describeMissingExamples, findMissingExamples } from "../src/examples.ts";
import { runExample } from "../src/index.ts";
import { formatFailure } from "../src/refusal.ts";
import { examples, hoard } from "./fixtures/hoard/game.ts";

const shown = { id: "dig.fresh.6", clause: "dig.fresh", position: "dig:2 3 .X.." } as const;

/** Examples that fail, each with a part of the message. */
const WRONG: readonly (readonly [message: string, example: Example])[] = [
  ["is not legal", { ...shown, play: "d2", becomes: "toss:2 3 .X.." }],
  ["after d1 the position is toss:2 3 Xx..", { ...shown, play: "d1", becomes: "toss:2 3 .X.." }],
  ["d1 is legal", { ...shown, refused: "d1" }],
  ["d7 is a notation error", { ...shown, refused: "d7" }],
  ["refused by dig.fresh, not by turn.toss", { ...shown, clause: "turn.toss", refused: "d2" }],
  ["not legal: d2", { ...shown, legal: ["d1", "d2"] }],
  ["also legal: d4", { ...shown, legal: ["d1", "d3"] }],
  ["not legal: d2", { ...shown, among: ["d2"] }],
  ["legal, but must not be: d3", { ...shown, among: ["d1"], never: ["d2", "d3"] }],
  ["pressing shovel cell-1 spells d1", { ...shown, press: ["shovel", "cell-1"] }],
  ["pressing shovel names no clause", { ...shown, press: ["shovel"] }],
  ["the position is accepted", { ...shown, rejected: true }],
  ["the position is not accepted", { ...shown, position: "dig:2 3 .XX.", refused: "d2" }],
  ["bad-option", { ...shown, options: { cells: 99 }, refused: "d2" }],
  ["bad-seats", { ...shown, seats: 9, refused: "d2" }],
];

describe("runExample", () => {
  test.each(examples)("accepts the example of $clause at $position", (example) => {
    expect(runExample(hoard, example)).toBeUndefined();
  });
  test.each(WRONG)("reports: %s", (message, example) => {
    expect(runExample(hoard, example)).toContain(message);
  });
  test("reports an example of an unknown clause", () => {
    const { clauses, ...rest } = hoard;
    const { "dig.fresh": _, ...others } = clauses;
    expect(runExample({ ...rest, clauses: others } as typeof hoard, { ...shown, refused: "d2" })).toBe(
      "dig.fresh is not a clause",
    );
  });
});

describe("findMissingExamples", () => {
  test("finds nothing missing if every clause has its examples", () => {
    expect(describeMissingExamples(findMissingExamples(hoard, examples))).toBeUndefined();
  });
  test("finds clauses without examples, without refusals and without saying that they refuse", () => {
    const coverage = findMissingExamples(hoard, [
      { ...shown, legal: [] },
      { ...shown, clause: "turn.toss", refused: "d2" },
      { ...shown, clause: "setup.bury", rejected: true },
    ]);
    expect(coverage).toEqual({
      missingAccepting: ["setup.bury", "turn.toss", "end.found", "end.limit"],
      missingRefusing: ["dig.fresh"],
      missingRefuses: ["turn.toss"],
    });
    expect(describeMissingExamples(coverage)).toContain("dig.fresh: no example shows what it refuses");
  });
});

test("the report on a failure has its words where core has them", () => {
  const data = { example: "d2" };
  const known = fail("notation", { id: "failures.notation.such-as", data });
  expect(formatFailure(known)).toBe("notation: expected something like d2");
  const other = fail("notation", { id: "failures.notation.dig", data });
  expect(formatFailure(other)).toBe('notation: failures.notation.dig {"example":"d2"}');
});

test("the report on an invalid position names the spaces that show the problem", () => {
  const failure = fail("bad-position", "two pieces share a cell", { spaces: ["a1", "b2"] });
  expect(formatFailure(failure)).toBe("bad-position: two pieces share a cell (a1, b2)");
});
