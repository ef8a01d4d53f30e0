import type { Row } from "@serpentarium/serpent-cartes";
import { describe, expect, test } from "vitest";
import { dealRow, SUITS, VOID } from "../../serpent-cartes/test/fixtures.ts";
import { analyseRow } from "../src/index.ts";

/** Chances with the die, always simulated. */
const simulatedChances = (row: Row, turnLimit: number | null) =>
  analyseRow(row, { entry: "die", collision: "earlier", turnLimit }, 2, { maxStates: 1, matches: 200 })
    .chances;
/** Chances without the die. */
const playedChances = (row: Row, turnLimit: number | null) =>
  analyseRow(row, { entry: "card", collision: "earlier", turnLimit }, 2).chances;
const exact = (value: number) => ({ value, low: value, high: value });

describe("without the die", () => {
  test("end.goal: a won match is neither endless nor long", () => {
    expect(playedChances(SUITS, null)).toMatchObject({
      wins: [exact(0), exact(1)],
      endless: exact(0),
      long: exact(0),
      turns: exact(8),
      turnsToWin: exact(8),
    });
  });

  test("end.endless, end.long: a draw is one of the two, and no player wins", () => {
    const noWinner = { wins: [exact(0), exact(0)], turnsToWin: null };
    expect(playedChances(VOID, null)).toMatchObject({ ...noWinner, endless: exact(1), long: exact(0) });
    expect(playedChances(SUITS, 3)).toMatchObject({
      ...noWinner,
      endless: exact(0),
      long: exact(1),
      turns: exact(3),
    });
  });
});

describe("with the die, simulated", () => {
  test("when every match is won, none is long, and all have a length", () => {
    const { method, wins, endless, long, turns, turnsToWin } = simulatedChances(SUITS, null);
    expect([method, endless.value, long]).toEqual(["simulated", 0, exact(0)]);
    expect((wins[0]?.value ?? 0) + (wins[1]?.value ?? 0)).toBe(1);
    expect(turns).toEqual(turnsToWin);
    expect(turns?.value).toBeGreaterThan(4);
  });

  test("end.long: a match at the limit is long, but not endless while a player can still win", () => {
    const { endless, long, turns, turnsToWin } = simulatedChances(SUITS, 2);
    expect([endless.value, long.value, turns?.value, turnsToWin]).toEqual([0, 1, 2, null]);
  });
});

test("without a limit, a match that no player can win is endless, and none is long", () => {
  // the goal can be reached from some entry cards only
  const { method, wins, endless, long, turns } = analyseRow(
    dealRow("32", 21),
    { entry: "die", collision: "earlier", turnLimit: null },
    2,
  ).chances;
  expect([method, long, turns]).toEqual(["exact", exact(0), null]);
  expect(endless.value).toBeCloseTo(0.594, 3);
  expect(wins.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1 - endless.value, 12);
});
