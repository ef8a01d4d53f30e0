import { expect, test } from "vitest";
import { createMctsSearch } from "../src/index.ts";
import { exploitability, type Kuhn, kuhnPoker, type Strategy } from "./fixtures/kuhn.ts";
import { startPosition } from "./fixtures/positions.ts";

/** What a search plays, as a strategy. The shares grow almost linearly with the score at this lead. */
function strategyOf(game: ReturnType<typeof kuhnPoker>, iterations: number): Strategy {
  const known = new Map<string, ReturnType<Strategy>>();
  return (seen: Kuhn) => {
    const key = JSON.stringify(seen);
    const found = known.get(key);
    if (found) return found;
    const search = createMctsSearch(game, seen, "kuhn", { aim: { score: 40 } });
    search.run(iterations);
    const { actions } = search.explain();
    const played = Object.fromEntries(actions.map(({ text, probability = 0 }) => [text, probability]));
    known.set(key, played);
    return played;
  };
}

test.each([
  [2, 3, 0.04],
  [2, 4, 0.05],
])(
  "in Kuhn poker of %i seats with %i cards, nobody wins much more against a search",
  (seats, cards, limit) => {
    const game = kuhnPoker(seats, cards);
    expect(exploitability(game, seats, strategyOf(game, 1500))).toBeLessThan(limit);
  },
);

test("a seat with the middle card believes a bet often enough", () => {
  const game = kuhnPoker(2, 3);
  const seen: Kuhn = { ...startPosition(game, 2), phase: "choose", cards: [-1, 1], actions: "b" };
  const { call = 1, fold = 0 } = strategyOf(game, 3000)(seen);
  expect(call).toBeGreaterThan(0.15);
  expect(call).toBeLessThan(0.55);
  expect(call + fold).toBeCloseTo(1, 9);
});
