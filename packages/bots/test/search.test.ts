import { connectFour } from "@serpentarium/connect-four";
import { createRandom, type Game, type GameTypes } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createSearch, type SearchOptions } from "../src/index.ts";
import { betGame } from "./fixtures/bet.ts";
import { bruteForce } from "./fixtures/brute-force.ts";
import { discs, marks, startOf } from "./fixtures/positions.ts";
import { type StonesTypes, stonesGame } from "./fixtures/stones.ts";

const SEARCH_ALONE: SearchOptions = { endgame: 0 };

function explain<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  iterations: number,
  options: SearchOptions = SEARCH_ALONE,
  seed: number | string = "monday",
) {
  const search = createSearch(game, position, seed, options);
  search.run(iterations);
  return search.explain();
}

const texts = (explanation: { readonly actions: readonly { readonly text: string }[] }): string[] =>
  explanation.actions.map(({ text }) => text);

describe("the same again", () => {
  const start = startOf(connectFour);

  test("for the same seed and the same number of iterations", () => {
    expect(explain(connectFour, start, 500)).toEqual(explain(connectFour, start, 500));
  });

  test("but not for another seed", () => {
    expect(explain(connectFour, start, 500)).not.toEqual(
      explain(connectFour, start, 500, SEARCH_ALONE, "tuesday"),
    );
  });

  test("however the iterations are cut into runs", () => {
    const search = createSearch(connectFour, start, "monday", SEARCH_ALONE);
    for (let done = 0; done < 500; done += 25) expect(search.run(25)).toBe(25);
    expect(search.explain()).toEqual(explain(connectFour, start, 500));
  });

  test("as data that can be posted", () => {
    const explanation = explain(connectFour, start, 50);
    expect(structuredClone(explanation)).toEqual(explanation);
    expect(explanation.iterations).toBe(50);
    expect(explanation.actor).toBe(0);
  });
});

describe("tic-tac-toe", () => {
  /** Plays against every reply there is; gives back the worst that came of it for a seat. */
  function worst(position: ReturnType<typeof marks>, seat: number, options: SearchOptions): number {
    if (position.phase === "over")
      return position.outcome.winners.includes(seat) ? 1 / position.outcome.winners.length : 0;
    const [best] = explain(ticTacToe, position, 2000, options).actions;
    if (!best) throw new Error("nothing to play");
    const actions = position.toAct === seat ? [best.action] : ticTacToe.legalActions(position);
    return Math.min(...actions.map((action) => worst(ticTacToe.apply(position, action), seat, options)));
  }

  test.each([0, 1])("is never lost by seat %i, by search alone", (seat) => {
    expect(worst(startOf(ticTacToe), seat, SEARCH_ALONE)).toBe(0.5);
  });

  test("is never lost with the exact end", () => {
    expect(worst(startOf(ticTacToe), 1, {})).toBe(0.5);
  });

  test("end.line: what wins at once is proven when it is seen", () => {
    const { actions, proven, shares, iterations } = explain(ticTacToe, marks("place:1 x.o.xo..."), 100);
    expect(actions[0]).toMatchObject({ text: "c1", proven: true, shares: [1, 0] });
    expect({ proven, shares, iterations }).toEqual({ proven: true, shares: [1, 0], iterations: 1 });
  });

  test("is proven a draw in the end, and then nothing more is searched", () => {
    const search = createSearch(ticTacToe, startOf(ticTacToe), 1, SEARCH_ALONE);
    const needed = search.run(1_000_000);
    expect(needed).toBeLessThan(1_000_000);
    expect(search.settled).toBe(true);
    expect(search.run(10)).toBe(0);
    expect(search.explain()).toMatchObject({ proven: true, shares: [0.5, 0.5] });
  });

  test("a lost game is drawn out: the line is blocked that would come first", () => {
    const explanation = explain(ticTacToe, marks("place:2 xo....x.."), 5000);
    expect(explanation).toMatchObject({ proven: true, shares: [1, 0] });
    expect(texts(explanation)[0]).toBe("a2");
  });

  test("a position that is over is worth its outcome", () => {
    const explanation = explain(ticTacToe, marks("over:1!end.line x.o.xo..x"), 10);
    expect(explanation).toEqual({ iterations: 1, shares: [1, 0], proven: true, actions: [] });
  });
});

describe("connect four", () => {
  const best = (text: string, options = SEARCH_ALONE) =>
    texts(explain(connectFour, discs(text), 2000, options))[0];

  test("end.line: wins in one", () => {
    expect(best("drop:1 7/7/7/7/yyy4/rrr4")).toBe("d");
  });

  test("end.line: blocks a line of three", () => {
    expect(best("drop:2 7/7/7/7/y6/rrr1y2")).toBe("d");
  });

  test("end.line: wins in two, with two ways to go on", () => {
    const { actions, shares, proven } = explain(connectFour, discs("drop:1 7/7/7/7/2yy3/2rr3"), 4000);
    expect(["b", "e"]).toContain(actions[0]?.text);
    expect({ shares, proven }).toEqual({ shares: [1, 0], proven: true });
  });
});

describe("chance", () => {
  test.each([2, 3, 4])("listed: the expectation is that of looking at everything, %i seats", (seats) => {
    const game = stonesGame(7, true);
    const position = game.apply(startOf(game, seats), { phase: "chance", word: "3" });
    const search = createSearch(game, position, 1, SEARCH_ALONE);
    search.run(200_000);
    const explanation = search.explain();
    expect(explanation.proven).toBe(true);
    for (const [seat, share] of bruteForce(game, position).entries()) {
      expect(explanation.shares[seat]).toBeCloseTo(share, 9);
    }
  });

  test("listed: long before it is proven the expectation is near", () => {
    const game = stonesGame(12, true);
    const position = game.apply(startOf(game), { phase: "chance", word: "3" });
    const { shares, proven } = explain(game, position, 5000);
    expect(proven).toBe(false);
    expect(Math.abs((shares[0] ?? 0) - (bruteForce(game, position)[0] ?? 1))).toBeLessThan(0.05);
  });

  test("listed: a position in which chance is to act", () => {
    const game = stonesGame(5, true);
    const explanation = explain(game, startOf(game), 5000);
    expect(explanation.actor).toBe("chance");
    expect(texts(explanation)).toEqual(["1", "2", "3"]);
    expect(explanation.shares[0]).toBeCloseTo(bruteForce(game, startOf(game))[0] ?? -1, 9);
  });

  test("drawn: the better bet is found, and about what it is worth", () => {
    const { actions } = explain(betGame(), startOf(betGame(), 2), 4000);
    expect(actions.map(({ text }) => text)).toEqual(["high", "even", "low"]);
    expect(Math.abs((actions[0]?.shares[0] ?? 0) - 0.7)).toBeLessThan(0.08);
  });
});

describe("chance, where the game judges its positions", () => {
  const game = stonesGame(7, true);
  /** Right but for being faint: half of the way from equal shares to the truth. */
  const judging: Game<StonesTypes> = {
    ...game,
    evaluate: (position, seat) => {
      const { seats } = position.table;
      return 0.5 / seats + (bruteForce(game, position)[seat] ?? 0) / 2;
    },
  };

  test.each([2, 3])("the expectation comes to that of looking at everything, %i seats", (seats) => {
    const position = game.apply(startOf(game, seats), { phase: "chance", word: "3" });
    const before = explain(judging, position, 1);
    expect(before.proven).toBe(false);
    const after = explain(judging, position, 20_000);
    for (const [seat, share] of bruteForce(game, position).entries()) {
      expect(Math.abs((after.shares[seat] ?? 0) - share)).toBeLessThan(0.02);
    }
  });

  test("with random actions before the judgement it comes to the same", () => {
    const position = game.apply(startOf(game, 2), { phase: "chance", word: "3" });
    const { shares } = explain(judging, position, 20_000, { endgame: 0, cut: 2 });
    expect(Math.abs((shares[0] ?? 0) - (bruteForce(game, position)[0] ?? 1))).toBeLessThan(0.02);
  });

  test("with room for few nodes it still knows what to play", () => {
    const position = game.apply(startOf(game, 2), { phase: "chance", word: "3" });
    const [best] = explain(judging, position, 500, { endgame: 0, nodes: 6 }).actions;
    const after = best && bruteForce(game, game.apply(position, best.action));
    expect(after?.[0]).toBeCloseTo(bruteForce(game, position)[0] ?? -1, 9);
  });
});

describe("many seats", () => {
  test.each([3, 4])("stones for %i: as good as the exact answer", (seats) => {
    for (let stones = 2; stones <= 9; stones++) {
      const game = stonesGame(stones, false);
      const start = startOf(game, seats);
      const [best] = explain(game, start, 3000).actions;
      const after = best && bruteForce(game, game.apply(start, best.action));
      expect(after?.[0]).toBe(bruteForce(game, start)[0]);
    }
  });
});

describe("a game that judges its positions", () => {
  const ahead = (position: { readonly stones: number; readonly turn: number }): number =>
    (position.stones % 4 === 0) === (position.turn === 0) ? 0.1 : 0.9;
  const game = stonesGame(30, false);
  const judging = {
    ...game,
    evaluate: (position: never, seat: number) => (seat === 0 ? ahead(position) : 1 - ahead(position)),
  };

  test("is believed: one look suffices", () => {
    const [best] = explain(judging, startOf(game, 2), 1).actions;
    expect(best).toMatchObject({ text: "2", shares: [0.9, expect.closeTo(0.1, 9)] });
  });

  test("is asked after so many random actions", () => {
    const asked: number[] = [];
    const listening = {
      ...judging,
      evaluate: (position: never) => asked.push((position as { stones: number }).stones) && 0.5,
    };
    explain(listening, startOf(game, 2), 50, { endgame: 0, cut: 6 });
    expect(Math.min(...asked)).toBeLessThan(30 - 6);
  });

  test("is not asked where playouts go to the end", () => {
    const silent = { ...game, evaluate: () => expect.fail("asked") };
    expect(() => explain(silent, startOf(game, 2), 50, { endgame: 0, cut: null })).not.toThrow();
  });
});

test("there is something to play after the least of thought", () => {
  for (const iterations of [0, 1, 2]) {
    expect(explain(connectFour, startOf(connectFour), iterations).actions.length).toBeGreaterThan(0);
    expect(explain(betGame(), startOf(betGame(), 2), iterations).actions.length).toBeGreaterThan(0);
  }
});

describe("memory", () => {
  test.each([1, 20, 300])("no more nodes are kept than %i beside those of the first actions", (nodes) => {
    const search = createSearch(connectFour, startOf(connectFour), 1, { endgame: 0, nodes });
    expect(search.run(2000)).toBe(2000);
    expect(search.size).toBeLessThanOrEqual(Math.max(nodes, 1) + 7);
    const { actions } = search.explain();
    expect(actions).toHaveLength(7);
    expect(texts({ actions })[0]).toBe("d");
  });
});

describe("from one turn to the next", () => {
  test("what is known of the position is kept", () => {
    const start = startOf(connectFour);
    const search = createSearch(connectFour, start, 1, SEARCH_ALONE);
    search.run(2000);
    const [mine] = search.explain().actions;
    if (!mine) throw new Error("nothing to play");
    const after = connectFour.apply(start, mine.action);
    search.moveTo(after);
    expect(search.size).toBeLessThanOrEqual(mine.visits + 7);
    const kept = search.explain();
    expect(kept.iterations).toBe(mine.visits);
    expect(kept.actor).toBe(1);
    expect(texts(kept).sort()).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
    const reply = connectFour.legalActions(after)[3] ?? expect.fail();
    search.moveTo(structuredClone(connectFour.apply(after, reply)));
    expect(search.explain().iterations).toBeGreaterThan(20);
    expect(search.explain().iterations).toBeLessThan(mine.visits);
  });

  test("a position that was never met begins anew", () => {
    const search = createSearch(connectFour, startOf(connectFour), 1, SEARCH_ALONE);
    search.run(200);
    search.moveTo(discs("drop:2 7/7/7/7/y6/rrr1y2"));
    expect(search.run(2000)).toBe(2000);
    expect(texts(search.explain())[0]).toBe("d");
  });

  test("the same position changes nothing", () => {
    const search = createSearch(connectFour, startOf(connectFour), 1, SEARCH_ALONE);
    search.run(200);
    const before = search.explain();
    search.moveTo(startOf(connectFour));
    expect(search.explain()).toEqual(before);
  });

  test.each([0, 1, 2, 3])("every answer is legal all through a match, seed %i", (seed) => {
    const random = createRandom(seed);
    let position = startOf(pantarei);
    const search = createSearch(pantarei, position, seed, SEARCH_ALONE);
    while (position.phase !== "over") {
      if (position.phase === "deal") position = pantarei.apply(position, pantarei.draw(position, random));
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
