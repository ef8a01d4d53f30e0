import { seenPosition } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { createBot, createSearch } from "../src/index.ts";
import { type Coin, coinGame } from "./fixtures/coin.ts";
import { startOf } from "./fixtures/positions.ts";

const game = coinGame();

/** The coin as it lies, when somebody is to act. */
function coin(side: string, toAct: 0 | 1): Coin {
  const tossed = game.apply(startOf(game, 2), { phase: "chance", word: side });
  return toAct === 0 ? tossed : game.apply(tossed, { phase: "choose", word: "ready" });
}

function explain(position: Coin, seed = 1) {
  const search = createSearch(game, position, seed, { endgame: 0 });
  expect(search.run(3000)).toBe(3000);
  return search.explain();
}

describe("who does not see the coin", () => {
  test.each(["heads", "tails"])("guesses the likelier side, whatever is up: %s", (side) => {
    const { actions, shares } = explain(seenPosition(game, coin(side, 1), 1));
    expect(actions.map(({ text }) => text)).toEqual(["heads", "tails"]);
    expect(Math.abs((shares[1] ?? 0) - 2 / 3)).toBeLessThan(0.04);
  });

  test("is not helped by being handed the whole position", () => {
    expect(explain(coin("tails", 1))).toEqual(explain(seenPosition(game, coin("tails", 1), 1)));
  });
});

test("who sees the coin expects what the other makes of not seeing it", () => {
  const [heads, tails] = [explain(coin("heads", 0)), explain(coin("tails", 0))];
  expect(heads.actions.map(({ text }) => text)).toEqual(["ready"]);
  expect(heads.shares[0]).toBeLessThan(tails.shares[0] ?? 0);
});

test("the same seed gives the same answer", () => {
  const position = seenPosition(game, coin("tails", 1), 1);
  expect(explain(position)).toEqual(explain(position));
  const bot = createBot(game, { bot: "mcts", iterations: 100 });
  expect(bot.choose(position, "a")).toEqual(bot.choose(position, "a"));
});

test("every turn begins anew", () => {
  const search = createSearch(game, seenPosition(game, coin("heads", 0), 0), 1);
  search.run(100);
  search.moveTo(seenPosition(game, coin("heads", 1), 1));
  expect(search.explain()).toMatchObject({ actor: 1, iterations: 1 });
});

test("what is over is over", () => {
  const over = game.apply(coin("heads", 1), { phase: "choose", word: "tails" });
  const search = createSearch(game, over, 1);
  expect(search.settled).toBe(true);
  expect(search.run(5)).toBe(0);
  expect(search.explain()).toEqual({ iterations: 0, shares: [1, 0], proven: true, actions: [] });
});

test("with room for no more than the root the better guess is still found", () => {
  const search = createSearch(game, seenPosition(game, coin("heads", 1), 1), 1, { nodes: 1 });
  expect(search.run(500)).toBe(500);
  expect(search.explain().actions.map(({ text }) => text)).toEqual(["heads", "tails"]);
});
