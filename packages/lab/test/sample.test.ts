import { createRandom, createTable, unwrap } from "@serpentarium/core";
import pantarei from "@serpentarium/pantarei";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { evaluateTurn } from "../src/sample/evaluate-turn.ts";
import { mutateTexts, refusingClauses } from "../src/sample/possible-refusals.ts";
import { Reservoir } from "../src/sample/reservoir.ts";
import { shardSize } from "../src/shard.ts";

describe("a reservoir", () => {
  test("keeps each item of a stream with equal probability", () => {
    const kept = new Array<number>(10).fill(0);
    for (let seed = 0; seed < 4000; seed++) {
      const reservoir = new Reservoir<number>(3, createRandom(seed));
      for (let i = 0; i < 10; i++) reservoir.offer(() => i);
      for (const i of reservoir.items) kept[i] = (kept[i] ?? 0) + 1;
    }
    for (const times of kept) expect(Math.abs(times - 1200)).toBeLessThan(150);
  });

  test("keeps all items of a short stream, and none with a capacity of 0", () => {
    const sample = (capacity: number): readonly number[] => {
      const reservoir = new Reservoir<number>(capacity, createRandom(1));
      for (let i = 0; i < 4; i++) reservoir.offer(() => i);
      return reservoir.items;
    };
    expect(sample(5)).toEqual([0, 1, 2, 3]);
    expect(sample(0)).toEqual([]);
  });
});

describe("possible refusals", () => {
  const { game } = pantarei;
  const table = createTable(game);
  const position = unwrap(game.parsePosition("move:2 l1,d2+l3,n+d1,d3 dark - 4", table));
  const foundIn = (texts: readonly string[]) => [...refusingClauses(game, position, texts)];

  test("are the clauses that forbid actions in notation", () => {
    expect(foundIn(["1L"])).toEqual(["move.end-of-row"]);
    expect(foundIn(["nonsense", ""])).toEqual([]);
  });

  test("are found by mutating legal actions", () => {
    const legal = game.legalActions(position).map((action) => game.formatAction(action, position));
    expect(foundIn(legal)).toEqual([]);
    expect(foundIn(mutateTexts(legal, createRandom(1)))).toContain("move.end-of-row");
    expect(mutateTexts([], createRandom(1))).toEqual([]);
  });
});

describe("the evaluation of a turn", () => {
  const positionAt = (text: string) => unwrap(ticTacToe.parsePosition(text, createTable(ticTacToe)));
  const evaluate = (text: string, cells: readonly string[], iterations = 200, seed = "seed") => {
    const position = positionAt(text);
    const legal = cells.map((cell) => unwrap(ticTacToe.parseAction(cell, position)));
    return evaluateTurn(ticTacToe, { bot: "mcts", iterations }, position, 0, legal, seed);
  };

  test("has a high stake where one action wins and the others do not", () => {
    const { best, average, shares } = evaluate("place:1 oo.xx....", ["c1", "c2", "a3", "b3", "c3"]);
    expect([best, shares]).toEqual([1, [1, 0]]);
    expect(average).toBeLessThan(0.8);
  });

  test("has no stake where there is one action", () => {
    const { best, average } = evaluate("place:1 xoxxooox.", ["c3"]);
    expect([best, average]).toEqual([0.5, 0.5]);
  });

  test("has no bias from the noise of the search between equal actions", () => {
    const stakes = Array.from({ length: 300 }, (_, seed) => {
      const { best, average } = evaluate("place:1 .........", ["a1", "c1", "a3", "c3"], 4, `${seed}`);
      return best - average;
    });
    expect(Math.abs(stakes.reduce((a, b) => a + b) / stakes.length)).toBeLessThan(0.03);
    expect(Math.max(...stakes)).toBeGreaterThan(0.1);
  });
});

test.each([
  [["random"], 20, 1],
  [["greedy", "random"], 1000, 16],
  [["random"], 1_000_000, 2000],
  [["random", "mcts:100"], 400, 1],
  [["mcts:100"], 5000, 10],
])("%j, %i games: %i games per shard", (bots, games, size) => {
  expect(shardSize({ bots }, games)).toBe(size);
});
