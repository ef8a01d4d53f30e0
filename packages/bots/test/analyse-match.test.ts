import { connectFour } from "@serpentarium/connect-four";
import {
  createRandom,
  createTable,
  type Game,
  type GameTypes,
  play,
  randomAction,
  unwrap,
} from "@serpentarium/core";
import { createRecord, type GameRecord, replay } from "@serpentarium/core/record";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test, vi } from "vitest";
import { findAlsoGood } from "../src/analysis/find-also-good.ts";
import { sharpen } from "../src/analysis/sharpen.ts";
import {
  type AnalyseMatchOptions,
  type AnalysisProgress,
  analyseMatch,
  type MatchAnalysis,
  type Shares,
} from "../src/index.ts";
import { bruteForce } from "./fixtures/brute-force.ts";
import { startPosition } from "./fixtures/positions.ts";
import { recordOf } from "./fixtures/record-of.ts";
import { stonesGame } from "./fixtures/stones.ts";

/** Player 2 does not block at a2. */
const BLUNDER = ["a3", "b2", "a1", "c1", "a2"];

describe("analyse a match of tic-tac-toe", () => {
  const analysed = async (texts: readonly string[], resigned?: number) =>
    unwrap(await analyseMatch(ticTacToe, recordOf(ticTacToe, texts, { resigned }), { iterations: 30_000 }));

  test("finds the turning point where a block was missed, and the better action", async () => {
    const { actions, finalShares } = await analysed(BLUNDER);
    expect(actions.map(({ isTurningPoint }) => isTurningPoint)).toEqual([false, false, false, true, false]);
    expect(actions[3]).toMatchObject({
      index: 3,
      actor: 1,
      text: "c1",
      shares: [0.5, 0.5],
      swing: 0.5,
      better: { text: "a2", shares: [0.5, 0.5] },
    });
    expect(actions[4]).toMatchObject({ text: "a2", shares: [1, 0], swing: 0 });
    expect(actions[4]?.better).toBeUndefined();
    expect(finalShares).toEqual([1, 0]);
  });

  test("ends with the expected shares where the match goes on", async () => {
    const { actions, finalShares } = await analysed(BLUNDER.slice(0, 4));
    expect(actions).toHaveLength(4);
    expect(finalShares).toEqual([1, 0]);
  });

  test("ends with the result after a resignation", async () => {
    const { actions, finalShares } = await analysed(["a3", "b2"], 0);
    expect(finalShares).toEqual([0, 1]);
    expect(actions).toHaveLength(2);
  });
});

/** Every position on the way is a draw. */
const FLAWLESS = ["b2", "a1", "c3", "a3", "a2", "c2", "b3", "b1", "c1"];

test("finds hardly any turning point in a match without mistakes, even with few iterations", async () => {
  const record = recordOf(ticTacToe, FLAWLESS);
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const all = await Promise.all(
    seeds.map(async (seed) =>
      unwrap(await analyseMatch(ticTacToe, record, { iterations: 200, seed, solverNodes: 0 })),
    ),
  );
  const turning = all.flatMap(({ actions }) => actions.filter((moment) => moment.isTurningPoint));
  expect(turning.length).toBeLessThan(6);
});

/** A match of a game in which all seats play at random. */
function randomRecord<T extends GameTypes>(game: Game<T>, seed: number): GameRecord {
  const random = createRandom(seed);
  const table = createTable(game);
  const actions: string[] = [];
  let position = game.start(table);
  while (position.phase !== "over") {
    const action = randomAction(game, position, random);
    actions.push(game.formatAction(action, position));
    position = game.apply(position, action);
  }
  return createRecord(game, { table, actions, outcome: position.outcome });
}

const percents = (shares: Shares = []): number[] => shares.map((share) => Math.round(100 * share));

describe.each([
  ["tic-tac-toe", ticTacToe],
  ["connect four", connectFour],
  ["stones with dice", stonesGame(21, true)],
  ["hidden hands", hiddenHands],
])("an analysis of %s", (_, game: Game) => {
  test.each([1, 2, 3, 4])(
    "tells every jump that it draws, and draws every jump that it tells, seed %i",
    async (seed) => {
      for (const iterations of [20, 100]) {
        const record = randomRecord(game, seed);
        const { actions, finalShares } = unwrap(await analyseMatch(game, record, { iterations, seed }));
        for (const [index, { shares, sharesAfter, swing, isTurningPoint, better }] of actions.entries()) {
          expect(sharesAfter, "one curve").toEqual(actions[index + 1]?.shares ?? finalShares);
          expect(sharesAfter.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
          expect(swing >= 0.19 + 1e-6, `action ${index}`).toBe(isTurningPoint);
          const after = percents(sharesAfter);
          const jump = Math.max(
            ...percents(shares).map((share, seat) => Math.abs(share - (after[seat] ?? 0))),
          );
          if (jump >= 20) expect(isTurningPoint, `action ${index} jumps by ${jump}`).toBe(true);
          expect(better?.alsoGood ?? []).not.toContain(record.actions[index]);
        }
      }
    },
  );
});

test.each([
  ["the exact solver", 100_000],
  ["a search", 0],
])("%s names all actions that are as good as the better one", async (_, solverNodes) => {
  // crosses can complete a line at b1 or at a2, and play c3
  const record = recordOf(ticTacToe, ["a1", "b2", "c1", "c2", "a3", "b3", "c3", "a2"]);
  const options: AnalyseMatchOptions = { iterations: 500, solverNodes };
  const { actions } = unwrap(await analyseMatch(ticTacToe, record, options));
  const better = actions[6]?.better ?? expect.fail("no better action");
  expect([better.text, ...better.alsoGood].sort()).toEqual(["a2", "b1"]);
});

test("an action that is nearly as good as the best one counts as good, also where the search has hardly seen it", async () => {
  const position = startPosition(ticTacToe);
  const best = {
    text: "b2",
    shares: [0.6, 0.4],
    visits: 100,
    proven: false,
    action: { phase: "place", cell: 4 },
  } as const;
  const other = (text: string, share: number, visits: number) => ({
    ...best,
    text,
    visits,
    shares: [share, 1 - share],
  });
  const explanation = {
    actor: 0,
    iterations: 200,
    shares: best.shares,
    proven: false,
    actions: [best, other("a1", 0.57, 60), other("a3", 0.5, 60), other("c1", 0.2, 20), other("c3", 0.1, 2)],
  };
  const played = { text: "c1", seen: [0.2, 0.8] };
  const options = { iterations: 4000, seed: 1, uncertainty: 0.01, solverNodes: 0 };
  const good = await findAlsoGood(ticTacToe, position, explanation, best, played, options);
  expect(good).toContain("a1");
  expect(good).toContain("c3");
  expect(good).not.toContain("a3");
  expect(good).not.toContain("c1");
  const wide = { ...options, uncertainty: 0.12 };
  expect(await findAlsoGood(ticTacToe, position, explanation, best, played, wide)).toContain("a3");
});

test("a better action is expected to be better, and a proven one is", async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const record = randomRecord(connectFour, seed);
    const { actions } = unwrap(await analyseMatch(connectFour, record, { iterations: 100, seed }));
    for (const { actor, better, sharesAfter } of actions) {
      if (!better || typeof actor !== "number") continue;
      expect(better.shares[actor]).toBeGreaterThan(sharesAfter[actor] ?? 1);
    }
  }
});

test("shares of playouts are sharpened towards a result, for either seat alike", () => {
  expect(sharpen([0.6, 0.4], 0)[0]).toBeGreaterThan(0.85);
  expect(sharpen([0.6, 0.4], 1)[1]).toBeLessThan(0.1);
  expect(sharpen([0.6, 0.4], 0)).toEqual(sharpen([0.4, 0.6], 1).toReversed());
  expect(sharpen([1, 0], 0)).toEqual([1, 0]);
});

test("compares an outcome of chance with all possible outcomes", async () => {
  const game = stonesGame(7, true);
  const start = startPosition(game);
  const options: AnalyseMatchOptions = { iterations: 20_000, solverNodes: 0 };
  for (const text of ["1", "2", "3"]) {
    const { actions } = unwrap(await analyseMatch(game, recordOf(game, [text]), options));
    const [before] = bruteForce(game, start);
    const [after] = bruteForce(game, unwrap(play(game, start, text)).position);
    expect(actions[0]?.sharesAfter[0]).toBeCloseTo(after ?? Number.NaN, 9);
    expect(actions[0]?.swing).toBeCloseTo(Math.abs((after ?? Number.NaN) - (before ?? Number.NaN)), 9);
    expect(actions[0]?.better).toBeUndefined();
  }
});

describe("options of analyse", () => {
  const record = recordOf(connectFour, ["d", "d", "c", "c"]);

  test("reports its progress", async () => {
    const reported: string[] = [];
    await analyseMatch(connectFour, record, {
      iterations: 8,
      onProgress: ({ done, all }) => reported.push(`${done}/${all}`),
    });
    expect(reported).toEqual(["1/5", "2/5", "3/5", "4/5", "5/5"]);
  });

  test("reports whole results of rounds with fewer iterations first", async () => {
    const early: MatchAnalysis[] = [];
    const visited: number[] = [];
    const game = { ...connectFour, apply: vi.fn(connectFour.apply) };
    const result = await analyseMatch(game, record, {
      iterations: 640,
      solverNodes: 0,
      onProgress: ({ analysis }) => {
        if (!analysis) return;
        early.push(analysis);
        visited.push(game.apply.mock.calls.length);
      },
    });
    expect(early).toHaveLength(2);
    for (const analysis of [...early, unwrap(result)]) {
      expect(analysis.actions).toHaveLength(4);
      expect(analysis.finalShares).toHaveLength(2);
    }
    const [first = 0, second = 0] = visited;
    expect(first).toBeLessThan(second / 4);
    expect(second).toBeLessThan(game.apply.mock.calls.length / 4);
  });

  test("a better action comes with the line that follows, which is legal and ends as well", async () => {
    const { actions } = unwrap(await analyseMatch(ticTacToe, recordOf(ticTacToe, BLUNDER)));
    const { better } = actions[3] ?? {};
    const line = [...BLUNDER.slice(0, 3), better?.text ?? "", ...(better?.line ?? [])];
    expect(better?.line).toHaveLength(5);
    expect(unwrap(replay(ticTacToe, recordOf(ticTacToe, line))).outcome?.places).toEqual([1, 1]);
  });

  test("stops when it is aborted", async () => {
    const controller = new AbortController();
    const onProgress = ({ done }: AnalysisProgress) => done === 2 && controller.abort(new Error("enough"));
    const analysing = analyseMatch(connectFour, record, {
      iterations: 10,
      onProgress,
      signal: controller.signal,
    });
    await expect(analysing).rejects.toThrow("enough");
  });

  test("gives the same result for the same seed", async () => {
    const options = { iterations: 100, seed: "monday" };
    expect(await analyseMatch(connectFour, record, options)).toEqual(
      await analyseMatch(connectFour, record, options),
    );
  });

  test("marks only swings of at least `minSwing`", async () => {
    const record = recordOf(ticTacToe, BLUNDER);
    const turnings = async (swing: number) =>
      unwrap(await analyseMatch(ticTacToe, record, { iterations: 30_000, minSwing: swing })).actions.filter(
        ({ isTurningPoint }) => isTurningPoint,
      );
    expect(await turnings(0.49)).toHaveLength(1);
    expect(await turnings(0.51)).toHaveLength(0);
  });
});

test("bad-record: data that is not a record of the game", async () => {
  for (const data of [null, {}, "x", { ...recordOf(ticTacToe, BLUNDER), outcome: null }]) {
    const result = await analyseMatch(ticTacToe, data);
    expect(result.ok ? undefined : result.error.code).toBe("bad-record");
  }
});
