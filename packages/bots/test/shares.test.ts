import type { Game, Outcome, Seat } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { equalShares, estimateValue, outcomeShares } from "../src/index.ts";
import { startPosition } from "./fixtures/positions.ts";
import { type StonesTypes, stonesGame } from "./fixtures/stones.ts";

const table = (seats: number) => ({ seats, options: {} });
const ended = (places: readonly number[], scores?: readonly number[]): Outcome => ({
  reason: "end",
  places,
  ...(scores && { scores }),
});
const sum = (shares: readonly number[]) => shares.reduce((a, b) => a + b, 0);

const ALONE = {};
/** Two teams, whose seats sit crosswise. */
const PARTNERS = { teamOf: (seat: Seat) => seat % 2 };
const ONE_SIDE = { teamOf: () => 0 };

describe("outcome shares by wins", () => {
  test.each<[string, object, number[], number[]]>([
    ["a sole winner gets everything", ALONE, [2, 2, 1], [0, 0, 1]],
    ["places behind the first count nothing", ALONE, [2, 3, 1], [0, 0, 1]],
    ["several winners get the same", ALONE, [1, 2, 2, 1], [0.5, 0, 0, 0.5]],
    ["a draw", ALONE, [1, 1], [0.5, 0.5]],
    ["partners who win get everything each", PARTNERS, [1, 2, 1, 2], [1, 0, 1, 0]],
    ["a draw of two teams", PARTNERS, [1, 1, 1, 1], [0.5, 0.5, 0.5, 0.5]],
    ["partners of unequal number", PARTNERS, [1, 2, 1], [1, 0, 1]],
    ["the only side has won", ONE_SIDE, [1, 1, 1], [1, 1, 1]],
    ["the only side has lost", ONE_SIDE, [2, 2, 2], [0, 0, 0]],
    ["one seat alone has won", ALONE, [1], [1]],
    ["one seat alone has lost", ALONE, [2], [0]],
  ])("%s", (_, game, places, shares) => {
    expect(outcomeShares(game, ended(places), table(places.length))).toEqual(shares);
  });
});

describe("outcome shares by place", () => {
  test.each<[string, object, number[], number[]]>([
    ["count the seats behind", ALONE, [1, 2, 3], [2 / 3, 1 / 3, 0]],
    ["of four seats", ALONE, [4, 2, 1, 3], [0, 2 / 6, 3 / 6, 1 / 6]],
    ["are equal in the same place", ALONE, [1, 2, 2], [2 / 3, 1 / 6, 1 / 6]],
    ["of a shared first place", ALONE, [1, 1, 2], [0.5, 0.5, 0]],
    ["of two seats are those by wins", ALONE, [2, 1], [0, 1]],
    ["of a draw are equal", ALONE, [1, 1, 1, 1], [0.25, 0.25, 0.25, 0.25]],
    [
      "count teams, not seats",
      { teamOf: (seat: Seat) => seat % 3 },
      [1, 2, 3, 1, 2, 3],
      [2 / 3, 1 / 3, 0, 2 / 3, 1 / 3, 0],
    ],
    ["of the only side that has won", ONE_SIDE, [1, 1], [1, 1]],
    ["of the only side that has lost", ONE_SIDE, [2, 2], [0, 0]],
    ["of one seat alone", ALONE, [2], [0]],
  ])("%s", (_, game, places, expected) => {
    const shares = outcomeShares({ ...game, aim: "place" }, ended(places), table(places.length));
    expect(shares).toHaveLength(places.length);
    for (const [seat, share] of expected.entries()) expect(shares[seat]).toBeCloseTo(share, 12);
  });
});

describe("outcome shares by score", () => {
  const aim = { score: 3 };

  test("grow with the lead and add up to one", () => {
    const shares = outcomeShares(ALONE, ended([1, 2, 2], [-1, -4, -4]), table(3), aim);
    expect(shares[0]).toBeGreaterThan(shares[1] ?? 1);
    expect(shares[1]).toBe(shares[2]);
    expect(sum(shares)).toBeCloseTo(1, 12);
  });

  test("are 73 % for the lead of the aim, and 88 % for twice as much", () => {
    for (const [score, share] of [
      [3, 0.731],
      [6, 0.881],
    ] as const) {
      const [first = 0, second] = outcomeShares(ALONE, ended([1, 2], [score, 0]), table(2), aim);
      expect(first).toBeCloseTo(share, 3);
      expect(second).toBeCloseTo(1 - first, 12);
    }
  });

  test("go by the winners where there are no scores, as after a resignation", () => {
    expect(outcomeShares(ALONE, ended([2, 1]), table(2), aim)).toEqual([0, 1]);
    expect(outcomeShares(PARTNERS, ended([1, 2, 1, 2]), table(4), aim)).toEqual([1, 0, 1, 0]);
  });

  test("add up the scores of partners", () => {
    const shares = outcomeShares(PARTNERS, ended([1, 2, 1, 2], [1, 4, 5, -1]), table(4), aim);
    const share = 1 / (1 + Math.exp(-1));
    for (const [seat, expected] of [share, 1 - share, share, 1 - share].entries())
      expect(shares[seat]).toBeCloseTo(expected, 12);
  });

  test("of the only side grow with its score", () => {
    const [one, other] = outcomeShares(ONE_SIDE, ended([1, 1], [1, 2]), table(2), aim);
    expect(one).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
    expect(other).toBe(one);
    expect(outcomeShares(ALONE, ended([2], [0]), table(1), aim)).toEqual([0.5]);
  });
});

test("the aim is that of the game unless another is given", () => {
  const game = { aim: "place" } as const;
  const outcome = ended([2, 1, 3], [4, 5, 0]);
  expect(outcomeShares(game, outcome, table(3))).toEqual([1 / 3, 2 / 3, 0]);
  expect(outcomeShares(game, outcome, table(3), "win")).toEqual([0, 1, 0]);
  expect(outcomeShares(ALONE, outcome, table(3))).toEqual([0, 1, 0]);
  expect(outcomeShares({ aim: { score: 1 } }, outcome, table(3))[1]).toBeCloseTo(0.727, 3);
});

test.each<[string, object, number, number[]]>([
  ["seats", ALONE, 4, [0.25, 0.25, 0.25, 0.25]],
  ["two teams", PARTNERS, 4, [0.5, 0.5, 0.5, 0.5]],
  ["teams of unequal size", PARTNERS, 3, [0.5, 0.5, 0.5]],
  ["the only side, which wins or loses", ONE_SIDE, 2, [0.5, 0.5]],
  ["one seat alone, which wins or loses", ALONE, 1, [0.5]],
])("equal shares of %s", (_, game, seats, shares) => {
  expect(equalShares(game, table(seats))).toEqual(shares);
});

describe("the estimated value", () => {
  const game = stonesGame(5, false);
  const valuesOf = (changes: Partial<Game<StonesTypes>>, seats: number) =>
    estimateValue({ ...game, ...changes }, startPosition(game, seats));
  const evaluate = (values: readonly number[]) => (_: object, seat: number) => values[seat] ?? Number.NaN;

  test("is equal for all sides without `evaluate`", () => {
    expect(valuesOf({}, 4)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(valuesOf(PARTNERS, 4)).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect(valuesOf({}, 1)).toEqual([0.5]);
  });

  test("is clamped to valid shares", () => {
    expect(valuesOf({ evaluate: evaluate([7, 0.5, -1]) }, 3)).toEqual([1, 0, 0]);
  });

  test("is the same for partners, and what they leave for the other side", () => {
    expect(valuesOf({ ...PARTNERS, evaluate: evaluate([0.75, 0.2, 0.75, 0.2]) }, 4)).toEqual([
      0.75, 0.25, 0.75, 0.25,
    ]);
  });

  test("of the only side is its probability of a win", () => {
    expect(valuesOf({ evaluate: evaluate([0.3]) }, 1)).toEqual([0.3]);
    expect(valuesOf({ ...ONE_SIDE, evaluate: evaluate([0.3, 0.3]) }, 2)).toEqual([0.3, 0.3]);
    expect(valuesOf({ evaluate: evaluate([1.2]) }, 1)).toEqual([1]);
  });

  test("goes by the scores so far where these are the aim", () => {
    const scored = { scores: () => [6, 1, 0, 2] };
    const byScore = { ...scored, aim: { score: 3 } };
    const share = 1 / (1 + Math.exp(-1));
    expect(valuesOf({ ...byScore, ...PARTNERS }, 4)[2]).toBeCloseTo(share, 12);
    expect(sum(valuesOf(byScore, 4))).toBeCloseTo(1, 12);
    expect(valuesOf(scored, 4)).toEqual([0.25, 0.25, 0.25, 0.25]);
    // an evaluation says how the scores will be in the end
    expect(valuesOf({ ...byScore, evaluate: evaluate([0.1, 0.2, 0.3, 0.4]) }, 4)[0]).toBe(0.1);
  });

  test("of a finished game takes the scores of its position", () => {
    const position = { ...startPosition(game, 2), phase: "over", outcome: ended([1, 2]) };
    const scored = { ...game, scores: () => [3, 0], aim: { score: 3 } };
    expect(estimateValue(scored, position)[0]).toBeCloseTo(0.731, 3);
    expect(estimateValue(game, position)).toEqual([1, 0]);
  });
});
