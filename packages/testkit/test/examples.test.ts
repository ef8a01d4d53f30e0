import type { Example } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { coverageOf, runExample, uncovered } from "../src/index.ts";
import { examples, hoard } from "./fixtures/hoard/game.ts";
import type { ClauseId } from "./fixtures/hoard/telling.ts";

const caption = { en: "Look.", fr: "Regardez." };
const shown = { clause: "dig.fresh", caption, position: "dig:2 3 .X.." } as const;

/** Examples that do not hold, each with what is said of it. */
const WRONG: readonly (readonly [what: string, example: Example<ClauseId>])[] = [
  ["is not legal", { ...shown, play: "d2", becomes: "toss:2 3 .X.." }],
  ["after d1 the position is toss:2 3 Xx..", { ...shown, play: "d1", becomes: "toss:2 3 .X.." }],
  ["d1 is legal", { ...shown, refused: "d1" }],
  ["d7 is a notation error", { ...shown, refused: "d7" }],
  ["refused by dig.fresh, not by turn.toss", { ...shown, clause: "turn.toss", refused: "d2" }],
  ["not legal: d2", { ...shown, legal: ["d1", "d2"] }],
  ["legal as well: d4", { ...shown, legal: ["d1", "d3"] }],
  ["not legal: d2", { ...shown, among: ["d2"] }],
  ["legal all the same: d3", { ...shown, among: ["d1"], never: ["d2", "d3"] }],
  ["pressing shovel cell-1 spells d1", { ...shown, press: ["shovel", "cell-1"] }],
  ["pressing shovel names no clause", { ...shown, press: ["shovel"] }],
  ["the position is accepted", { ...shown, rejected: true }],
  ["the position is not accepted", { ...shown, position: "dig:2 3 .XX.", refused: "d2" }],
  ["bad-option", { ...shown, options: { cells: 99 }, refused: "d2" }],
  ["bad-seats", { ...shown, seats: 9, refused: "d2" }],
  ["its caption (fr) is empty", { ...shown, caption: { en: "Look.", fr: "" }, refused: "d2" }],
];

describe("an example", () => {
  test.each(examples)("$clause holds at $position", (example) => {
    expect(runExample(hoard, example)).toBeUndefined();
  });
  test.each(WRONG)("does not hold: %s", (what, example) => {
    expect(runExample(hoard, example)).toContain(what);
  });
  test("does not hold: of a clause that is none", () => {
    const { clauses, ...rest } = hoard;
    const { "dig.fresh": _, ...others } = clauses;
    expect(runExample({ ...rest, clauses: others } as typeof hoard, { ...shown, refused: "d2" })).toBe(
      "dig.fresh is no clause",
    );
  });
});

describe("coverage", () => {
  test("is whole where every clause has its examples", () => {
    expect(uncovered(coverageOf(hoard, examples))).toBeUndefined();
  });
  test("misses clauses that no example shows, or shows refuse", () => {
    const coverage = coverageOf(hoard, [
      { ...shown, legal: [] },
      { ...shown, clause: "turn.toss", refused: "d2" },
      { ...shown, clause: "setup.bury", rejected: true },
    ]);
    expect(coverage).toEqual({
      unshown: ["setup.bury", "turn.toss", "end.found", "end.limit"],
      unrefused: ["dig.fresh"],
      mute: ["turn.toss"],
    });
    expect(uncovered(coverage)).toContain("dig.fresh: no example shows it forbid anything");
  });
});
