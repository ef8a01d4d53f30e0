import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { GAMES } from "../bench/games.ts";
import { type MatchResult, playMatch } from "../bench/pairing.ts";
import { findResult, readResults, withResult, withTable } from "../bench/strength-results.ts";
import { addMatch, createTally, toResult } from "../bench/tally.ts";
import { wilsonInterval } from "../bench/wilson.ts";
import { WorkerPool } from "../bench/worker-pool.ts";

const PAIRING = { game: "tic-tac-toe", bot: "greedy", against: "random" } as const;
const game = GAMES.get(PAIRING.game) ?? expect.fail("no game");
const matches = (count: number): MatchResult[] =>
  Array.from({ length: count }, (_, number) => playMatch(game, PAIRING, number));

test("the matches are the same on any number of threads, reported in order", async () => {
  for (const workers of [1, 3]) {
    const threads = new WorkerPool<typeof PAIRING, MatchResult>(
      workers,
      new URL("../bench/strength-worker.ts", import.meta.url),
    );
    const reported: MatchResult[] = [];
    await threads.run(PAIRING, 2, 8, (one) => reported.push(one));
    await threads.close();
    expect(reported).toEqual(matches(8).slice(2));
  }
});

test("two consecutive matches swap the seats", () => {
  // between equals, the first seat wins more often at tic-tac-toe
  const points = (first: number) =>
    Array.from(
      { length: 60 },
      (_, i) => playMatch(game, { ...PAIRING, bot: "random" }, 2 * i + first).points,
    ).reduce((sum, one) => sum + one, 0);
  expect(points(0)).toBeGreaterThan(points(1));
});

describe("a tally", () => {
  test("counts points, draws and actions", () => {
    const begun = createTally({ ...PAIRING, wanted: 0.5 }, "1.0.0");
    const some = [
      { points: 1, actions: 5 },
      { points: 0.5, actions: 9 },
      { points: 0, actions: 6 },
    ];
    expect(some.reduce(addMatch, begun)).toMatchObject({ games: 3, points: 1.5, draws: 1, actions: 20 });
  });

  test.each([
    [8, 10, 0.4902, 0.9433],
    [0, 20, 0, 0.1611],
    [200, 200, 0.9812, 1],
  ])("%d of %d points lie between %d and %d", (points, games, low, high) => {
    const estimate = wilsonInterval(points, games);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  test("replaces an earlier one of the same claim", () => {
    const [early, late] = [5, 9].map((games) =>
      toResult(matches(games).reduce(addMatch, createTally({ ...PAIRING, wanted: 0.5 }, "1.0.0"))),
    );
    const empty = { version: "0.0.0", seed: "strength", results: [] };
    if (!early || !late) return expect.fail("no tallies");
    const all = withResult(withResult(empty, early), late);
    expect(all.results).toEqual([late]);
    expect(findResult(all, late)?.games).toBe(9);
  });
});

test("the README shows the recorded results", async () => {
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  const { results } = readResults();
  expect(results.length).toBeGreaterThan(0);
  expect(withTable(readme, results)).toBe(readme);
});
