import { describe, expect, test } from "vitest";
import { analyse, type Row } from "../src/index.ts";
import { dealt, SUITS, VOID } from "./fixtures.ts";

/** Chances by the die, simulated whatever the size of the chain. */
const simulated = (row: Row, turnLimit: number | null) =>
  analyse(row, { entry: "die", turnLimit }, 2, { states: 1, games: 200 }).chances;
/** The same without the die. */
const played = (row: Row, turnLimit: number | null) => analyse(row, { entry: "card", turnLimit }, 2).chances;
const sure = (value: number) => ({ value, low: value, high: value });

describe("without the die", () => {
  test("end.goal: a match that is won is neither endless nor long", () => {
    expect(played(SUITS, null)).toMatchObject({
      wins: [sure(0), sure(1)],
      endless: sure(0),
      long: sure(0),
      turns: sure(8),
      turnsToWin: sure(8),
    });
  });

  test("end.endless, end.long: a draw is the one or the other, and nobody wins", () => {
    const nobody = { wins: [sure(0), sure(0)], turnsToWin: null };
    expect(played(VOID, null)).toMatchObject({ ...nobody, endless: sure(1), long: sure(0) });
    expect(played(SUITS, 3)).toMatchObject({ ...nobody, endless: sure(0), long: sure(1), turns: sure(3) });
  });
});

describe("with the die, simulated", () => {
  test("every match is won: it has a length, and none is long", () => {
    const { method, wins, endless, long, turns, turnsToWin } = simulated(SUITS, null);
    expect([method, endless.value, long]).toEqual(["simulated", 0, sure(0)]);
    expect((wins[0]?.value ?? 0) + (wins[1]?.value ?? 0)).toBe(1);
    expect(turns).toEqual(turnsToWin);
    expect(turns?.value).toBeGreaterThan(4);
  });

  test("end.long: a match at the limit is long, but not endless while somebody might win", () => {
    const { endless, long, turns, turnsToWin } = simulated(SUITS, 2);
    expect([endless.value, long.value, turns?.value, turnsToWin]).toEqual([0, 1, 2, null]);
  });
});

test("without a limit a match that nobody can win goes on for ever, and none is long", () => {
  // from some cards the goal can be reached, from others not
  const { method, wins, endless, long, turns } = analyse(
    dealt("32", 21),
    { entry: "die", turnLimit: null },
    2,
  ).chances;
  expect([method, long, turns]).toEqual(["exact", sure(0), null]);
  expect(endless.value).toBeCloseTo(0.594, 3);
  expect(wins.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1 - endless.value, 12);
});
