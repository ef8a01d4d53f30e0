import type { AnyPosition, Game } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { createBot } from "../src/index.ts";
import { duelGame } from "./fixtures/duel.ts";
import { rockPaperScissors } from "./fixtures/matrix.ts";
import { startPosition } from "./fixtures/positions.ts";
import type { ToyTypes } from "./fixtures/toy.ts";

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);

/** The positions of the first round: before anyone has chosen, and after each choice but the last. */
function choosers<P extends AnyPosition>(game: Game<ToyTypes<P>>, seats: number): readonly P[] {
  const positions = [startPosition(game, seats)];
  for (let position = positions[0]; position && positions.length < seats; positions.push(position)) {
    const [action] = game.legalActions(position);
    if (action) position = game.apply(position, action);
  }
  return positions;
}

/** How often each word is chosen by a bot, over all seeds. */
function wordsOf<P extends AnyPosition>(game: Game<ToyTypes<P>>, position: P, iterations: number) {
  const bot = createBot(game, { bot: "mcts", iterations });
  return SEEDS.map((seed) => bot.choose(position, seed).word);
}

describe.each([1, 2, 10])("%i iterations find a choice for every seat", (iterations) => {
  test.each([2, 3, 4])("of %i, where one of them hides something", (seats) => {
    for (const position of choosers(duelGame(), seats))
      for (const word of wordsOf(duelGame(), position, iterations)) expect(["high", "low"]).toContain(word);
  });

  test("of an open game", () => {
    for (const position of choosers(rockPaperScissors(), 2))
      expect(wordsOf(rockPaperScissors(), position, iterations).length).toBe(SEEDS.length);
  });
});

test.each([2, 3, 4])("each of %i seats finds the best choice, whatever another one hides", (seats) => {
  for (const position of choosers(duelGame(), seats)) {
    const words = wordsOf(duelGame(), position, 200);
    expect(words.filter((word) => word === "high").length).toBeGreaterThan(45);
  }
});
