import { expect, test } from "vitest";
import { sharesAfter } from "../src/analysis/shares-after.ts";
import type { Explanation } from "../src/index.ts";
import { createMctsSearch } from "../src/index.ts";
import { startPosition } from "./fixtures/positions.ts";
import { stonesGame } from "./fixtures/stones.ts";

const game = stonesGame(10, false);
const dealt: Explanation<never> = {
  actor: "chance",
  iterations: 0,
  shares: [0.5, 0.5],
  proven: false,
  actions: [],
};

test("after an outcome, a proven position counts by its result, and another by the mean of its visits", async () => {
  const after = (iterations: number) => {
    const search = createMctsSearch(game, startPosition(game, 2), 1, { solverNodes: 0 });
    return sharesAfter(dealt, "1", search, { iterations }, {});
  };
  expect((await after(20))[0]).toBeLessThan(0.99);
  expect(await after(2000)).toEqual([1, 0]);
});
