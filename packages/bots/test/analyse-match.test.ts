import { connectFour } from "@serpentarium/connect-four";
import { play, unwrap } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { type AnalyseMatchOptions, analyseMatch, createMctsSearch, think } from "../src/index.ts";
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

test("rates the action played by the same search as the better one", async () => {
  const options: AnalyseMatchOptions = { iterations: 200, solverNodes: 0, minSwing: 0 };
  const explanation = await think(
    createMctsSearch(ticTacToe, startPosition(ticTacToe), "monday", options),
    options,
  );
  const [best = expect.fail("nothing to play"), ...others] = explanation.actions;
  const played = others.find(({ visits }) => 2 * visits >= best.visits) ?? expect.fail("never looked at");
  const record = recordOf(ticTacToe, [played.text]);
  const { actions } = unwrap(await analyseMatch(ticTacToe, record, { ...options, seed: "monday" }));
  expect(actions[0]).toMatchObject({ shares: best.shares, better: { text: best.text, shares: best.shares } });
  expect(actions[0]?.sharesAfter).toEqual(played.shares);
  expect(actions[0]?.swing).toBeCloseTo((best.shares[0] ?? 0) - (played.shares[0] ?? 0), 9);
});

test("compares an outcome of chance with all possible outcomes", async () => {
  const game = stonesGame(7, true);
  const start = startPosition(game);
  const options: AnalyseMatchOptions = { iterations: 20_000, solverNodes: 0 };
  for (const text of ["1", "2", "3"]) {
    const { actions } = unwrap(await analyseMatch(game, recordOf(game, [text]), options));
    const [before] = bruteForce(game, start);
    const [after] = bruteForce(game, unwrap(play(game, start, text)));
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
      iterations: 10,
      onProgress: (done, all) => reported.push(`${done}/${all}`),
    });
    expect(reported).toEqual(["1/5", "2/5", "3/5", "4/5", "5/5"]);
  });

  test("stops when it is aborted", async () => {
    const controller = new AbortController();
    const onProgress = (done: number) => done === 2 && controller.abort(new Error("enough"));
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
