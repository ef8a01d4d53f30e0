import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { Threads } from "../bench/contest.ts";
import { GAMES } from "../bench/games.ts";
import { type Played, playGame } from "../bench/pairing.ts";
import { findResult, readRecorded, withResult, withTable } from "../bench/recorded.ts";
import { beginTally, count, resultOf } from "../bench/tally.ts";
import { wilson } from "../bench/wilson.ts";

const PAIRING = { game: "tic-tac-toe", bot: "greedy", against: "random" } as const;
const game = GAMES.get(PAIRING.game) ?? expect.fail("no game");
const played = (count: number): Played[] =>
  Array.from({ length: count }, (_, number) => playGame(game, PAIRING, number));

test("the games are the same on any number of threads, told in order", async () => {
  for (const workers of [1, 3]) {
    const threads = new Threads<typeof PAIRING, Played>(
      workers,
      new URL("../bench/strength-worker.ts", import.meta.url),
    );
    const told: Played[] = [];
    await threads.run(PAIRING, 2, 8, (one) => told.push(one));
    await threads.close();
    expect(told).toEqual(played(8).slice(2));
  }
});

test("two games that follow each other change seats", () => {
  // the first seat wins more often at tic-tac-toe, between equals
  const points = (first: number) =>
    Array.from(
      { length: 60 },
      (_, i) => playGame(game, { ...PAIRING, bot: "random" }, 2 * i + first).points,
    ).reduce((sum, one) => sum + one, 0);
  expect(points(0)).toBeGreaterThan(points(1));
});

describe("a tally", () => {
  test("counts points, draws and actions", () => {
    const begun = beginTally({ ...PAIRING, wanted: 0.5 }, "1.0.0");
    const some = [
      { points: 1, actions: 5 },
      { points: 0.5, actions: 9 },
      { points: 0, actions: 6 },
    ];
    expect(some.reduce(count, begun)).toMatchObject({ games: 3, points: 1.5, draws: 1, actions: 20 });
  });

  test.each([
    [8, 10, 0.4902, 0.9433],
    [0, 20, 0, 0.1611],
    [200, 200, 0.9812, 1],
  ])("%d of %d points lie between %d and %d", (points, games, low, high) => {
    const estimate = wilson(points, games);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  test("takes the place of an earlier one of the same pairing", () => {
    const [early, late] = [5, 9].map((games) =>
      resultOf(played(games).reduce(count, beginTally({ ...PAIRING, wanted: 0.5 }, "1.0.0"))),
    );
    const nothing = { version: "0.0.0", seed: "strength", results: [] };
    if (!early || !late) return expect.fail("no tallies");
    const recorded = withResult(withResult(nothing, early), late);
    expect(recorded.results).toEqual([late]);
    expect(findResult(recorded, late)?.games).toBe(9);
  });
});

test("the readme shows what was recorded", async () => {
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  const { results } = readRecorded();
  expect(results.length).toBeGreaterThan(0);
  expect(withTable(readme, results)).toBe(readme);
});
