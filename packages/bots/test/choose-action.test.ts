import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { chooseAction } from "../src/choose-action.ts";
import { createBot, type Explanation, type MctsSpec, runBot } from "../src/index.ts";
import { startPosition, ticTacToeAt } from "./fixtures/positions.ts";
import { stonesGame } from "./fixtures/stones.ts";

const stones = stonesGame(9, false);
const request = (seed: number) => ({ game: stones, position: startPosition(stones, 2), seed });

type Take = Parameters<typeof stones.formatAction>[0];

const explanationOf = (shares: readonly number[], proven = false): Explanation<Take> => ({
  actor: 1,
  iterations: 100,
  shares: [0.4, 0.6],
  proven,
  actions: shares.map((share, i) => {
    const text = String(i + 1);
    return {
      action: { phase: "choose", word: text },
      text,
      visits: 10 - i,
      shares: [1 - share, share],
      proven,
    };
  }),
});

/** How often each action is played, of 3,000 times. */
function counts(explanation: Explanation<Take>, temperature: number): number[] {
  const played = [0, 0, 0];
  for (let seed = 0; seed < 3000; seed++) {
    const spec: MctsSpec = { bot: "mcts", temperature };
    const index = Number(chooseAction(request(seed), explanation, spec).actions[0]?.text) - 1;
    played[index] = (played[index] ?? 0) + 1;
  }
  return played;
}

test("an action that promises less by the temperature is played 1/e times as often", () => {
  const [a = 0, b = 0, c = 0] = counts(explanationOf([0.6, 0.5, 0.4]), 0.1);
  expect(b / a).toBeCloseTo(1 / Math.E, 1);
  expect(c / a).toBeCloseTo(1 / Math.E ** 2, 1);
});

test("the others keep their order behind the action played", () => {
  const { actions } = chooseAction(request(1), explanationOf([0, 0, 1]), { bot: "mcts", temperature: 1e-3 });
  expect(actions.map(({ text }) => text)).toEqual(["3", "1", "2"]);
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
