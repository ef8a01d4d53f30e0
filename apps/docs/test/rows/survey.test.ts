import { createRandom, shuffle } from "@serpentarium/core";
import { analyse, CARDS_OF, DECKS } from "@serpentarium/serpent-cartes";
import { describe, expect, test } from "vitest";
import { added, countPart, figuresOf, noTally, type Part } from "../../src/rows/survey.ts";
import { carryOut } from "../../src/rows/work.ts";

const PART: Part = { deck: "32", entry: "card", turnLimit: 1000, seats: 2, seed: "1", part: 0, rows: 200 };

describe("figures over many rows", () => {
  test("the same seed and part give the same figures, others do not", () => {
    expect(countPart(PART)).toEqual(countPart(PART));
    expect(countPart({ ...PART, part: 1 })).not.toEqual(countPart(PART));
    expect(countPart({ ...PART, seed: "2" })).not.toEqual(countPart(PART));
  });

  test.each(DECKS)(
    "setup.finishable: %s, the rows are those of the seed, each judged as the analysis does",
    (deck) => {
      const random = createRandom(`1/${deck}/0`);
      const rows = Array.from({ length: PART.rows }, () => shuffle(random, CARDS_OF[deck]));
      const all = rows.map((row) => analyse(row, PART, 3));
      const tally = countPart({ ...PART, deck, seats: 3 });
      expect(tally.rows).toBe(PART.rows);
      expect(tally.finishable).toBe(all.filter(({ finishable }) => finishable).length);
      for (const order of [0, 1, 2]) {
        expect(tally.wins[order]).toBe(all.filter(({ chances }) => chances.wins[order]?.value === 1).length);
      }
      expect(tally.endless).toBe(all.filter(({ chances }) => chances.endless.value === 1).length);
    },
  );

  test("turn.enter-die: with the die the shares lie within reach of the exact ones", () => {
    const part: Part = { ...PART, entry: "die", rows: 2000 };
    const { wins, draws, finishable } = figuresOf(countPart(part));
    const random = createRandom("exact");
    const exact = Array.from({ length: 400 }, () =>
      analyse(shuffle(random, CARDS_OF["32"]), { entry: "die", turnLimit: 1000 }, 2),
    );
    const mean = (of: (one: (typeof exact)[number]) => number): number =>
      exact.reduce((sum, one) => sum + of(one), 0) / exact.length;
    expect((wins[0]?.value ?? 0) - mean(({ chances }) => chances.wins[0]?.value ?? 0)).toBeCloseTo(0, 1);
    expect(draws.value - mean(({ chances }) => chances.long.value)).toBeCloseTo(0, 1);
    expect(finishable.value - mean((one) => (one.finishable ? 1 : 0))).toBeCloseTo(0, 1);
  });

  test("parts add up, and every match is won by somebody or by nobody", () => {
    const whole = added(added(noTally(2), countPart(PART)), countPart({ ...PART, part: 1 }));
    const { wins, draws, turns } = figuresOf(whole);
    expect(whole.rows).toBe(400);
    expect(wins.reduce((sum, { value }) => sum + value, draws.value)).toBeCloseTo(1);
    expect(turns?.low).toBeLessThan(turns?.value ?? 0);
  });

  test("where nobody has won there is no mean of turns", () => {
    expect(figuresOf({ ...noTally(2), rows: 1, endless: 1 }).turns).toBeNull();
  });

  test("a worker does what it is asked for", () => {
    expect(carryOut({ kind: "part", task: PART })).toEqual(countPart(PART));
    const row = CARDS_OF["32"];
    const rules = { entry: "die", turnLimit: 1000 } as const;
    expect(carryOut({ kind: "odds", task: { row, rules, seats: 2 } })).toEqual(
      analyse(row, rules, 2).chances,
    );
  });
});
