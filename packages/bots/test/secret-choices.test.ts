import type { AnyPosition, Game } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { createBot, createMctsSearch } from "../src/index.ts";
import { matrixGame, rockPaperScissors } from "./fixtures/matrix.ts";
import { penniesGame } from "./fixtures/pennies.ts";
import { startPosition } from "./fixtures/positions.ts";
import type { ToyTypes } from "./fixtures/toy.ts";

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

function explain<P extends AnyPosition>(game: Game<ToyTypes<P>>, position: P, seed: number) {
  const search = createMctsSearch(game, position, seed);
  search.run(2000);
  return search.explain();
}

/** How often each action is played, by the word of the action. */
const strategyOf = ({ actions }: ReturnType<typeof explain>) =>
  new Map(actions.map(({ action, probability = 0 }) => [action.word, probability]));

describe("matching pennies with a sure quarter", () => {
  const game = penniesGame();

  test.each(SEEDS)("is worth a half, and never refused, seed %i", (seed) => {
    const { actions, shares } = explain(game, startPosition(game, 2), seed);
    expect(actions[0]?.text).toBe("play");
    expect(Math.abs((shares[0] ?? 0) - 0.5)).toBeLessThan(0.03);
  });

  test("is played with both sides", () => {
    const hide = game.apply(startPosition(game, 2), { phase: "choose", word: "play" });
    const bot = createBot(game, { bot: "mcts", iterations: 500 });
    const heads = SEEDS.filter((seed) => bot.choose(hide, seed).word === "heads").length;
    expect(heads).toBeGreaterThan(15);
    expect(heads).toBeLessThan(45);
  });
});

const PAIR = ["left", "right"];

describe("simultaneous choices are mixed as in the equilibrium", () => {
  test.each([
    ["rock, paper, scissors", rockPaperScissors(), { rock: 1 / 3, paper: 1 / 3, scissors: 1 / 3 }, 1 / 2],
    [
      "left wins twice as much",
      matrixGame(PAIR, PAIR, [
        [100, 0],
        [0, 50],
      ]),
      { left: 1 / 3, right: 2 / 3 },
      1 / 3,
    ],
    [
      "one row is better",
      matrixGame(PAIR, PAIR, [
        [100, 50],
        [50, 0],
      ]),
      { left: 1, right: 0 },
      1 / 2,
    ],
  ])("%s", (_name, game, equilibrium, value) => {
    for (const seed of SEEDS.slice(0, 20)) {
      const explanation = explain(game, startPosition(game, 2), seed);
      const strategy = strategyOf(explanation);
      for (const [word, probability] of Object.entries(equilibrium))
        expect(Math.abs((strategy.get(word) ?? 0) - probability), `${word}, seed ${seed}`).toBeLessThan(0.05);
      expect(Math.abs((explanation.shares[0] ?? 0) - value)).toBeLessThan(0.03);
    }
  });

  test("by a seat that chooses after another", () => {
    const game = rockPaperScissors();
    const chosen = game.apply(startPosition(game, 2), { phase: "choose", word: "rock", seat: 0 });
    const strategy = strategyOf(explain(game, chosen, 1));
    expect(strategy.size).toBe(3);
    for (const probability of strategy.values()) expect(Math.abs(probability - 1 / 3)).toBeLessThan(0.05);
  });
});

test("the explanation is the same each time", () => {
  const game = rockPaperScissors();
  const search = createMctsSearch(game, startPosition(game, 2), 1);
  search.run(200);
  expect(search.explain()).toEqual(search.explain());
});
