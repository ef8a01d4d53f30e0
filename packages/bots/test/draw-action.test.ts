import { createRandom } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { drawAction } from "../src/draw-action.ts";
import { createBot, type Explanation, runBot } from "../src/index.ts";
import { startPosition, ticTacToeAt } from "./fixtures/positions.ts";

const explanationOf = (shares: readonly number[], proven = false): Explanation<string> => ({
  actor: 1,
  iterations: 100,
  shares: [0.4, 0.6],
  proven,
  actions: shares.map((share, i) => {
    const text = "abc"[i] ?? "";
    return { action: text, text, visits: 10 - i, shares: [1 - share, share], proven };
  }),
});

/** How often each action is played, of 3,000 times. */
function counts(explanation: Explanation<string>, temperature: number): number[] {
  const random = createRandom("draw");
  const played = { a: 0, b: 0, c: 0 };
  for (let i = 0; i < 3000; i++) {
    const text = drawAction(explanation, temperature, random).actions[0]?.text as keyof typeof played;
    played[text]++;
  }
  return Object.values(played);
}

test("an action that promises less by the temperature is played 1/e times as often", () => {
  const [a = 0, b = 0, c = 0] = counts(explanationOf([0.6, 0.5, 0.4]), 0.1);
  expect(b / a).toBeCloseTo(1 / Math.E, 1);
  expect(c / a).toBeCloseTo(1 / Math.E ** 2, 1);
});

test("the others keep their order behind the action played", () => {
  const { actions } = drawAction(explanationOf([0, 0, 1]), 1e-3, createRandom(1));
  expect(actions.map(({ text }) => text)).toEqual(["c", "a", "b"]);
});

test("a proven best action is always played", () => {
  expect(counts(explanationOf([1, 1, 0.9], true), 10)).toEqual([3000, 0, 0]);
});

test("a search with a temperature makes mistakes, and the same ones with the same seed", async () => {
  const position = startPosition(ticTacToe);
  const spec = { bot: "mcts", iterations: 30, solverNodes: 0, temperature: 5 } as const;
  const bot = createBot(ticTacToe, spec);
  const texts = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const action = bot.choose(position, seed);
    texts.add(ticTacToe.formatAction(action, position));
    const explanation = await runBot({ game: ticTacToe, position, seed }, spec);
    expect(explanation.actions[0]?.action).toEqual(action);
  }
  expect(texts.size).toBeGreaterThan(5);
  const winning = ticTacToeAt("place:1 x.o.xo...");
  expect(ticTacToe.formatAction(bot.choose(winning, 1), winning)).toBe("c1");
});
