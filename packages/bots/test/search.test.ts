import { connectFour } from "@serpentarium/connect-four";
import { createRandom, type Game, type GameTypes } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { sssnake } from "@serpentarium/sssnake";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createMctsSearch, type MctsOptions, outcomeShares } from "../src/index.ts";
import { type Bet, betGame } from "./fixtures/bet.ts";
import { type Branch, branchesGame } from "./fixtures/branches.ts";
import { bruteForce } from "./fixtures/brute-force.ts";
import { connectFourAt, startPosition, ticTacToeAt } from "./fixtures/positions.ts";
import { type StonesTypes, stonesGame } from "./fixtures/stones.ts";
import { toyGame } from "./fixtures/toy.ts";

const SEARCH_ALONE: MctsOptions = { solverNodes: 0 };

function explain<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  iterations: number,
  options: MctsOptions = SEARCH_ALONE,
  seed: number | string = "monday",
) {
  const search = createMctsSearch(game, position, seed, options);
  search.run(iterations);
  return search.explain();
}

const texts = (explanation: { readonly actions: readonly { readonly text: string }[] }): string[] =>
  explanation.actions.map(({ text }) => text);

describe("a search is reproducible", () => {
  const start = startPosition(connectFour);

  test("for the same seed and the same number of iterations", () => {
    expect(explain(connectFour, start, 500)).toEqual(explain(connectFour, start, 500));
  });

  test("but differs for another seed", () => {
    expect(explain(connectFour, start, 500)).not.toEqual(
      explain(connectFour, start, 500, SEARCH_ALONE, "tuesday"),
    );
  });

  test("however the iterations are split into runs", () => {
    const search = createMctsSearch(connectFour, start, "monday", SEARCH_ALONE);
    for (let done = 0; done < 500; done += 25) expect(search.run(25)).toBe(25);
    expect(search.explain()).toEqual(explain(connectFour, start, 500));
  });

  test("and its explanation is plain data", () => {
    const explanation = explain(connectFour, start, 50);
    expect(structuredClone(explanation)).toEqual(explanation);
    expect(explanation.iterations).toBe(50);
    expect(explanation.actor).toBe(0);
  });
});

describe("search in tic-tac-toe", () => {
  /** Plays against every possible reply and returns the worst result for a seat. */
  function worst(position: ReturnType<typeof ticTacToeAt>, seat: number, options: MctsOptions): number {
    if (position.phase === "over")
      return outcomeShares(ticTacToe, position.outcome, position.table)[seat] ?? 0;
    const [best] = explain(ticTacToe, position, 2000, options).actions;
    if (!best) throw new Error("nothing to play");
    const actions = position.toAct === seat ? [best.action] : ticTacToe.legalActions(position);
    return Math.min(...actions.map((action) => worst(ticTacToe.apply(position, action), seat, options)));
  }

  test.each([0, 1])("never loses as seat %i, without the exact solver", (seat) => {
    expect(worst(startPosition(ticTacToe), seat, SEARCH_ALONE)).toBe(0.5);
  });

  test("never loses with the exact solver", () => {
    expect(worst(startPosition(ticTacToe), 1, {})).toBe(0.5);
  });

  test("end.line: proves an immediate win in the first iteration", () => {
    const { actions, proven, shares, iterations } = explain(ticTacToe, ticTacToeAt("place:1 x.o.xo..."), 100);
    expect(actions[0]).toMatchObject({ text: "c1", proven: true, shares: [1, 0] });
    expect({ proven, shares, iterations }).toEqual({ proven: true, shares: [1, 0], iterations: 1 });
  });

  test("proves a draw, and then stops", () => {
    const search = createMctsSearch(ticTacToe, startPosition(ticTacToe), 1, SEARCH_ALONE);
    const needed = search.run(1_000_000);
    expect(needed).toBeLessThan(1_000_000);
    expect(search.isSettled).toBe(true);
    expect(search.run(10)).toBe(0);
    expect(search.explain()).toMatchObject({ proven: true, shares: [0.5, 0.5] });
  });

  test("delays a loss: it blocks the line that would be completed first", () => {
    const explanation = explain(ticTacToe, ticTacToeAt("place:2 xo....x.."), 5000);
    expect(explanation).toMatchObject({ proven: true, shares: [1, 0] });
    expect(texts(explanation)[0]).toBe("a2");
  });

  test("returns the outcome of a finished game", () => {
    const explanation = explain(ticTacToe, ticTacToeAt("over:1!end.line x.o.xo..x"), 10);
    expect(explanation).toEqual({ iterations: 1, shares: [1, 0], proven: true, actions: [] });
  });
});

describe("search in connect four", () => {
  const best = (text: string, options = SEARCH_ALONE) =>
    texts(explain(connectFour, connectFourAt(text), 2000, options))[0];

  test("end.line: finds a win in one", () => {
    expect(best("drop:1 7/7/7/7/yyy4/rrr4")).toBe("d");
  });

  test("end.line: blocks a line of three", () => {
    expect(best("drop:2 7/7/7/7/y6/rrr1y2")).toBe("d");
  });

  test("end.line: finds a win in two", () => {
    const { actions, shares, proven } = explain(connectFour, connectFourAt("drop:1 7/7/7/7/2yy3/2rr3"), 4000);
    expect(["b", "e"]).toContain(actions[0]?.text);
    expect({ shares, proven }).toEqual({ shares: [1, 0], proven: true });
  });
});

describe("search with chance", () => {
  test.each([2, 3, 4])("listed: proves the exact expectation for %i seats", (seats) => {
    const game = stonesGame(7, true);
    const position = game.apply(startPosition(game, seats), { phase: "chance", word: "3" });
    const search = createMctsSearch(game, position, 1, SEARCH_ALONE);
    search.run(200_000);
    const explanation = search.explain();
    expect(explanation.proven).toBe(true);
    for (const [seat, share] of bruteForce(game, position).entries()) {
      expect(explanation.shares[seat]).toBeCloseTo(share, 9);
    }
  });

  test("listed: comes close to the expectation long before it is proven", () => {
    const game = stonesGame(12, true);
    const position = game.apply(startPosition(game), { phase: "chance", word: "3" });
    const { shares, proven } = explain(game, position, 5000);
    expect(proven).toBe(false);
    expect(Math.abs((shares[0] ?? 0) - (bruteForce(game, position)[0] ?? 1))).toBeLessThan(0.05);
  });

  test("listed: explains a position in which chance is to act", () => {
    const game = stonesGame(5, true);
    const explanation = explain(game, startPosition(game), 5000);
    expect(explanation.actor).toBe("chance");
    expect(texts(explanation)).toEqual(["1", "2", "3"]);
    expect(explanation.shares[0]).toBeCloseTo(bruteForce(game, startPosition(game))[0] ?? -1, 9);
  });

  test("drawn: finds the better bet and its approximate value", () => {
    const { actions } = explain(betGame(), startPosition(betGame(), 2), 4000);
    expect(actions.map(({ text }) => text)).toEqual(["high", "even", "low"]);
    expect(Math.abs((actions[0]?.shares[0] ?? 0) - 0.7)).toBeLessThan(0.08);
  });

  test("drawn: tries more outcomes the more often chance acts", () => {
    const game = betGame();
    const position = game.apply(startPosition(game, 2), { phase: "choose", word: "even" });
    const outcomes = [1, 10, 100].map((visits) => explain(game, position, visits).actions.length);
    expect(outcomes).toEqual([1, Math.ceil(10 ** 0.7), Math.ceil(100 ** 0.7)]);
  });
});

describe("search with chance, in a game with `evaluate`", () => {
  const game = stonesGame(7, true);
  /** Right but weak: halfway between equal shares and the true value. */
  const evaluating: Game<StonesTypes> = {
    ...game,
    evaluate: (position, seat) => {
      const { seats } = position.table;
      return 0.5 / seats + (bruteForce(game, position)[seat] ?? 0) / 2;
    },
  };

  test.each([2, 3])("converges to the exact expectation for %i seats", (seats) => {
    const position = game.apply(startPosition(game, seats), { phase: "chance", word: "3" });
    const before = explain(evaluating, position, 1);
    expect(before.proven).toBe(false);
    const after = explain(evaluating, position, 20_000);
    for (const [seat, share] of bruteForce(game, position).entries()) {
      expect(Math.abs((after.shares[seat] ?? 0) - share)).toBeLessThan(0.02);
    }
  });

  test("converges to it with random actions before `evaluate`", () => {
    const position = game.apply(startPosition(game, 2), { phase: "chance", word: "3" });
    const { shares } = explain(evaluating, position, 20_000, { solverNodes: 0, rolloutLimit: 2 });
    expect(Math.abs((shares[0] ?? 0) - (bruteForce(game, position)[0] ?? 1))).toBeLessThan(0.02);
  });

  test("finds the best action with few nodes", () => {
    const position = game.apply(startPosition(game, 2), { phase: "chance", word: "3" });
    const [best] = explain(evaluating, position, 500, { solverNodes: 0, maxNodes: 6 }).actions;
    const after = best && bruteForce(game, game.apply(position, best.action));
    expect(after?.[0]).toBeCloseTo(bruteForce(game, position)[0] ?? -1, 9);
  });
});

describe("search with many seats", () => {
  test.each([3, 4])("finds the exact result of stones for %i", (seats) => {
    for (let stones = 2; stones <= 9; stones++) {
      const game = stonesGame(stones, false);
      const start = startPosition(game, seats);
      const [best] = explain(game, start, 3000).actions;
      const after = best && bruteForce(game, game.apply(start, best.action));
      expect(after?.[0]).toBe(bruteForce(game, start)[0]);
    }
  });
});

describe("a game with `evaluate`", () => {
  const value = (position: { readonly stones: number; readonly turn: number }): number =>
    (position.stones % 4 === 0) === (position.turn === 0) ? 0.1 : 0.9;
  const game = stonesGame(30, false);
  const evaluating = {
    ...game,
    evaluate: (position: never, seat: number) => (seat === 0 ? value(position) : 1 - value(position)),
  };

  test("is trusted after a single iteration", () => {
    const [best] = explain(evaluating, startPosition(game, 2), 1).actions;
    expect(best).toMatchObject({ text: "2", shares: [0.9, expect.closeTo(0.1, 9)] });
  });

  test("is evaluated after the given number of random actions", () => {
    const asked: number[] = [];
    const listening = {
      ...evaluating,
      evaluate: (position: never) => asked.push((position as { stones: number }).stones) && 0.5,
    };
    explain(listening, startPosition(game, 2), 50, { solverNodes: 0, rolloutLimit: 6 });
    expect(Math.min(...asked)).toBeLessThan(30 - 6);
  });

  test("counts what random actions lead to where they reach the end", () => {
    const won: Branch = { seat: 0, children: [{ seat: 0, children: [{ winners: [0] }] }] };
    const unsure = { ...branchesGame({ seat: 0, children: [won, won] }), evaluate: () => 0.5 };
    const { actions } = explain(unsure, startPosition(unsure, 2), 2, { solverNodes: 0, rolloutLimit: 5 });
    expect(Math.max(...actions.map(({ shares }) => shares[0] ?? 0))).toBeGreaterThan(0.6);
  });

  test("is not evaluated when rollouts go to the end", () => {
    const silent = { ...game, evaluate: () => expect.fail("asked") };
    expect(() =>
      explain(silent, startPosition(game, 2), 50, { solverNodes: 0, rolloutLimit: null }),
    ).not.toThrow();
  });
});

test("has an action to play after any number of iterations", () => {
  for (const iterations of [0, 1, 2]) {
    expect(explain(connectFour, startPosition(connectFour), iterations).actions.length).toBeGreaterThan(0);
    expect(explain(betGame(), startPosition(betGame(), 2), iterations).actions.length).toBeGreaterThan(0);
  }
});

describe("memory of a search", () => {
  test("has no more nodes once it is full, so that its memory stays the same", () => {
    const rules = toyGame<Bet>({
      id: "endless",
      maxSeats: 2,
      start: (seats) => ({ phase: "choose", table: { seats, options: {} }, on: "" }),
      toAct: () => 0,
      legal: () => ["a", "b"],
      after: (position, word) => ({ ...position, on: position.on + word }),
      format: ({ on }) => on,
    });
    const game = { ...rules, evaluate: () => 0.5 };
    const search = createMctsSearch(game, startPosition(game, 2), 1, { solverNodes: 0, maxNodes: 10 });
    search.run(10);
    const before = search.nodeCount;
    search.run(200);
    expect(before).toBeGreaterThan(8);
    expect(search.nodeCount).toBe(before);
    expect(search.explain().iterations).toBe(210);
  });

  test.each([1, 20, 300])("holds at most %i nodes besides those of the root", (nodes) => {
    const search = createMctsSearch(connectFour, startPosition(connectFour), 1, {
      solverNodes: 0,
      maxNodes: nodes,
    });
    expect(search.run(2000)).toBe(2000);
    expect(search.nodeCount).toBeLessThanOrEqual(Math.max(nodes, 1) + 7);
    const { actions } = search.explain();
    expect(actions).toHaveLength(7);
    expect(texts({ actions })[0]).toBe("d");
  });
});

describe("moving a search to another position", () => {
  test("keeps the subtree of the position", () => {
    const start = startPosition(connectFour);
    const search = createMctsSearch(connectFour, start, 1, SEARCH_ALONE);
    search.run(2000);
    const [mine] = search.explain().actions;
    if (!mine) throw new Error("nothing to play");
    const after = connectFour.apply(start, mine.action);
    search.moveTo(after);
    expect(search.nodeCount).toBeLessThanOrEqual(mine.visits + 7);
    const kept = search.explain();
    expect(kept.iterations).toBe(mine.visits);
    expect(kept.actor).toBe(1);
    expect(texts(kept).sort()).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
    const reply = connectFour.legalActions(after)[3] ?? expect.fail();
    search.moveTo(structuredClone(connectFour.apply(after, reply)));
    expect(search.explain().iterations).toBeGreaterThan(20);
    expect(search.explain().iterations).toBeLessThan(mine.visits);
  });

  test.each([
    ["connect four", connectFour as Game],
    ["Sssnake, with dice", sssnake as Game],
  ])("continues with what was found, through the actions of all seats and of chance: %s", (_name, game) => {
    const random = createRandom("kept");
    const searches = [1, 2].map((seed) => createMctsSearch(game, startPosition(game, 2), seed, SEARCH_ALONE));
    let position = startPosition(game, 2);
    const kept: number[] = [];
    for (let turns = 0; turns < 12; ) {
      const actor = game.toAct(position);
      const search = typeof actor === "number" ? searches[actor] : undefined;
      if (search) {
        // positions arrive as copies, as in messages to a worker
        search.moveTo(structuredClone(position));
        if (turns++ >= searches.length) kept.push(search.nodeCount);
        search.run(1500);
      }
      const [best] = search?.explain().actions ?? [];
      position = game.apply(position, best?.action ?? game.drawOutcome(position, random));
    }
    expect(kept.filter((nodes) => nodes > 1).length).toBeGreaterThanOrEqual(0.7 * kept.length);
  });

  test("starts again at a position outside the tree", () => {
    const search = createMctsSearch(connectFour, startPosition(connectFour), 1, SEARCH_ALONE);
    search.run(200);
    search.moveTo(connectFourAt("drop:2 7/7/7/7/y6/rrr1y2"));
    expect(search.run(2000)).toBe(2000);
    expect(texts(search.explain())[0]).toBe("d");
  });

  test("changes nothing at the same position", () => {
    const search = createMctsSearch(connectFour, startPosition(connectFour), 1, SEARCH_ALONE);
    search.run(200);
    const before = search.explain();
    search.moveTo(startPosition(connectFour));
    expect(search.explain()).toEqual(before);
  });

  test.each([0, 1, 2, 3])("gives legal actions throughout a match, seed %i", (seed) => {
    const random = createRandom(seed);
    let position = startPosition(pantarei);
    const search = createMctsSearch(pantarei, position, seed, SEARCH_ALONE);
    while (position.phase !== "over") {
      if (position.phase === "deal")
        position = pantarei.apply(position, pantarei.drawOutcome(position, random));
      else {
        search.moveTo(position);
        search.run(30);
        const [best] = search.explain().actions;
        if (!best) throw new Error("nothing to play");
        expect(pantarei.refuse(position, best.action)).toBeUndefined();
        position = pantarei.apply(position, best.action);
      }
    }
  });
});
