import { describe, expect, test } from "vitest";
import { type ErrorMeasurement, measureErrors } from "../bench/decision-errors.ts";

const MEASUREMENT: ErrorMeasurement = {
  game: "sssnake",
  bots: [{ bot: "greedy" }, { bot: "random" }, { bot: "mcts", iterations: 20 }],
  playouts: 4,
  turns: 2,
};

describe("decision errors", () => {
  const errors = Array.from({ length: 12 }, (_, number) => measureErrors(MEASUREMENT, number));

  test("are not negative, and larger for random than for greedy", () => {
    for (const one of errors) {
      expect(one).toHaveLength(3);
      expect(Math.min(...one)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...one)).toBeLessThanOrEqual(1);
    }
    const sumOf = (bot: number): number => errors.reduce((sum, one) => sum + (one[bot] ?? 0), 0);
    expect(sumOf(1)).toBeGreaterThan(sumOf(0));
  });

  test("are reproducible in any order", () => {
    expect(measureErrors(MEASUREMENT, 7)).toEqual(errors[7]);
  });

  test("throws for an unknown game", () => {
    expect(() => measureErrors({ ...MEASUREMENT, game: "chess" }, 0)).toThrow("there is no game chess");
  });
});
