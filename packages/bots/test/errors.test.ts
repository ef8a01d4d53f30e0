import { describe, expect, test } from "vitest";
import { errorsAt, type Measuring } from "../bench/choices.ts";

const MEASURING: Measuring = {
  game: "sssnake",
  bots: [{ bot: "greedy" }, { bot: "random" }, { bot: "mcts", iterations: 20 }],
  plays: 4,
  turns: 2,
};

describe("how much choices give away", () => {
  const errors = Array.from({ length: 12 }, (_, number) => errorsAt(MEASURING, number));

  test("is nothing or more for each bot, and something where one chooses at random", () => {
    for (const one of errors) {
      expect(one).toHaveLength(3);
      expect(Math.min(...one)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...one)).toBeLessThanOrEqual(1);
    }
    const sumOf = (bot: number): number => errors.reduce((sum, one) => sum + (one[bot] ?? 0), 0);
    expect(sumOf(1)).toBeGreaterThan(sumOf(0));
  });

  test("is the same again, whatever was measured before", () => {
    expect(errorsAt(MEASURING, 7)).toEqual(errors[7]);
  });

  test("a game that is not measured is named", () => {
    expect(() => errorsAt({ ...MEASURING, game: "chess" }, 0)).toThrow("there is no game chess");
  });
});
