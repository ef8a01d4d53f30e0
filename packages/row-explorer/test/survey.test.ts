import { createRandom, shuffle } from "@serpentarium/core";
import { CARDS_BY_DECK, DECKS } from "@serpentarium/serpent-cartes";
import { describe, expect, test } from "vitest";
import { analyseRow } from "../src/analysis/analyse-row.ts";
import { addTallies, countPart, emptyTally, figuresOf, type SurveyPart } from "../src/survey.ts";
import { runTask } from "../src/tasks.ts";

const PART: SurveyPart = {
  deck: "32",
  entry: "card",
  collision: "earlier",
  turnLimit: 1000,
  seats: 2,
  seed: "1",
  part: 0,
  rows: 200,
};

describe("surveys", () => {
  test("are determined by seed and part", () => {
    expect(countPart(PART)).toEqual(countPart(PART));
    expect(countPart({ ...PART, part: 1 })).not.toEqual(countPart(PART));
    expect(countPart({ ...PART, seed: "2" })).not.toEqual(countPart(PART));
  });

  test.each(DECKS)(
    "setup.finishable: %s, the rows follow from the seed and are counted as by the analysis",
    (deck) => {
      const random = createRandom(`1/${deck}/0`);
      const rows = Array.from({ length: PART.rows }, () => shuffle(random, CARDS_BY_DECK[deck]));
      const all = rows.map((row) => analyseRow(row, PART, 3));
      const tally = countPart({ ...PART, deck, seats: 3 });
      expect(tally.rows).toBe(PART.rows);
      expect(tally.finishable).toBe(all.filter(({ finishable }) => finishable).length);
      for (const order of [0, 1, 2]) {
        expect(tally.wins[order]).toBe(all.filter(({ chances }) => chances.wins[order]?.value === 1).length);
      }
      expect(tally.endless).toBe(all.filter(({ chances }) => chances.endless.value === 1).length);
    },
  );

  test("turn.enter-die: with the die, the shares approximate the exact ones", () => {
    const part: SurveyPart = { ...PART, entry: "die", rows: 2000 };
    const { wins, draws, finishable } = figuresOf(countPart(part));
    const random = createRandom("exact");
    const exact = Array.from({ length: 400 }, () =>
      analyseRow(
        shuffle(random, CARDS_BY_DECK["32"]),
        { entry: "die", collision: "earlier", turnLimit: 1000 },
        2,
      ),
    );
    const mean = (of: (one: (typeof exact)[number]) => number): number =>
      exact.reduce((sum, one) => sum + of(one), 0) / exact.length;
    expect((wins[0]?.value ?? 0) - mean(({ chances }) => chances.wins[0]?.value ?? 0)).toBeCloseTo(0, 1);
    expect(draws.value - mean(({ chances }) => chances.long.value)).toBeCloseTo(0, 1);
    expect(finishable.value - mean((one) => (one.finishable ? 1 : 0))).toBeCloseTo(0, 1);
  });

  test("turn.collision: on 20,000 rows the first player wins 1.4% and the last 32.0%, by the other reading 33.4% and none", () => {
    const [ours = [], other = []] = (["earlier", "arriver"] as const).map((collision) =>
      figuresOf(countPart({ ...PART, collision, rows: 20_000 })).wins.map(({ value }) => value),
    );
    expect(ours[0]).toBeCloseTo(0.014, 2);
    expect(ours[1]).toBeCloseTo(0.32, 2);
    expect(other[0]).toBeCloseTo(0.334, 2);
    expect(other[1]).toBe(0);
  });

  test("parts add up, and wins and draws sum to all matches", () => {
    const whole = addTallies(addTallies(emptyTally(2), countPart(PART)), countPart({ ...PART, part: 1 }));
    const { wins, draws, turns } = figuresOf(whole);
    expect(whole.rows).toBe(400);
    expect(wins.reduce((sum, { value }) => sum + value, draws.value)).toBeCloseTo(1);
    expect(turns?.low).toBeLessThan(turns?.value ?? 0);
  });

  test("without a won match, the mean turns are null", () => {
    expect(figuresOf({ ...emptyTally(2), rows: 1, endless: 1 }).turns).toBeNull();
  });

  test("runs both kinds of tasks", () => {
    expect(runTask({ kind: "part", task: PART })).toEqual(countPart(PART));
    const row = CARDS_BY_DECK["32"];
    const rules = { entry: "die", collision: "earlier", turnLimit: 1000 } as const;
    expect(runTask({ kind: "odds", task: { row, rules, seats: 2 } })).toEqual(
      analyseRow(row, rules, 2).chances,
    );
  });
});
