import { redactPosition } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { createBot, createMctsSearch } from "../src/index.ts";
import { type Coin, coinGame } from "./fixtures/coin.ts";
import { startPosition } from "./fixtures/positions.ts";

const game = coinGame();

/** A position with this side up, in which a seat is to act. */
function coin(side: string, toAct: 0 | 1): Coin {
  const tossed = game.apply(startPosition(game, 2), { phase: "chance", word: side });
  return toAct === 0 ? tossed : game.apply(tossed, { phase: "choose", word: "ready" });
}

function explain(position: Coin, seed = 1) {
  const search = createMctsSearch(game, position, seed, { solverNodes: 0 });
  expect(search.run(3000)).toBe(3000);
  return search.explain();
}

describe("a seat that does not see the coin", () => {
  test.each(["heads", "tails"])("guesses the likelier side when %s is up", (side) => {
    const { actions, shares } = explain(redactPosition(game, coin(side, 1), 1));
    expect(actions.map(({ text }) => text)).toEqual(["heads", "tails"]);
    expect(Math.abs((shares[1] ?? 0) - 2 / 3)).toBeLessThan(0.04);
  });

  test("gains nothing from the full position", () => {
    expect(explain(coin("tails", 1))).toEqual(explain(redactPosition(game, coin("tails", 1), 1)));
  });
});

test("a seat that sees the coin expects the other to guess the likelier side", () => {
  const [heads, tails] = [explain(coin("heads", 0)), explain(coin("tails", 0))];
  expect(heads.actions.map(({ text }) => text)).toEqual(["ready"]);
  expect(heads.shares[0]).toBeLessThan(tails.shares[0] ?? 0);
});

test("the same seed gives the same result", () => {
  const position = redactPosition(game, coin("tails", 1), 1);
  expect(explain(position)).toEqual(explain(position));
  const bot = createBot(game, { bot: "mcts", iterations: 100 });
  expect(bot.choose(position, "a")).toEqual(bot.choose(position, "a"));
});

test("every turn starts a new tree", () => {
  const search = createMctsSearch(game, redactPosition(game, coin("heads", 0), 0), 1);
  search.run(100);
  search.moveTo(redactPosition(game, coin("heads", 1), 1));
  expect(search.explain()).toMatchObject({ actor: 1, iterations: 1 });
});

test("a finished game is settled", () => {
  const over = game.apply(coin("heads", 1), { phase: "choose", word: "tails" });
  const search = createMctsSearch(game, over, 1);
  expect(search.isSettled).toBe(true);
  expect(search.run(5)).toBe(0);
  expect(search.explain()).toEqual({ iterations: 0, shares: [1, 0], proven: true, actions: [] });
});

test("finds the better guess with a single node", () => {
  const search = createMctsSearch(game, redactPosition(game, coin("heads", 1), 1), 1, { maxNodes: 1 });
  expect(search.run(500)).toBe(500);
  expect(search.explain().actions.map(({ text }) => text)).toEqual(["heads", "tails"]);
});
