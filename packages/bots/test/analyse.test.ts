import { connectFour } from "@serpentarium/connect-four";
import { play, unwrap } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { analyse, createSearch, think } from "../src/index.ts";
import { bruteForce } from "./fixtures/brute-force.ts";
import { startOf } from "./fixtures/positions.ts";
import { recordOf } from "./fixtures/record-of.ts";
import { stonesGame } from "./fixtures/stones.ts";

/** Noughts miss the block at a2. */
const BLUNDER = ["a3", "b2", "a1", "c1", "a2"];

describe("a match of tic-tac-toe", () => {
  const analysed = async (texts: readonly string[], resigned?: number) =>
    unwrap(await analyse(ticTacToe, recordOf(ticTacToe, texts, { resigned }), { iterations: 30_000 }));

  test("turns where a block was missed, and it is said what was better", async () => {
    const { moments, last } = await analysed(BLUNDER);
    expect(moments.map(({ turning }) => turning)).toEqual([false, false, false, true, false]);
    expect(moments[3]).toMatchObject({
      index: 3,
      actor: 1,
      text: "c1",
      shares: [0.5, 0.5],
      swing: 0.5,
      better: { text: "a2", shares: [0.5, 0.5] },
    });
    expect(moments[4]).toMatchObject({ text: "a2", shares: [1, 0], swing: 0 });
    expect(moments[4]?.better).toBeUndefined();
    expect(last).toEqual([1, 0]);
  });

  test("that goes on ends with what can be expected", async () => {
    const { moments, last } = await analysed(BLUNDER.slice(0, 4));
    expect(moments).toHaveLength(4);
    expect(last).toEqual([1, 0]);
  });

  test("that was given up turns there", async () => {
    const { moments, last } = await analysed(["a3", "b2"], 0);
    expect(last).toEqual([0, 1]);
    expect(moments).toHaveLength(2);
  });
});

/** Every position on the way is a draw. */
const FLAWLESS = ["b2", "a1", "c3", "a3", "a2", "c2", "b3", "b1", "c1"];

test("a match without a mistake hardly ever turns, however little is thought of it", async () => {
  const record = recordOf(ticTacToe, FLAWLESS);
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const all = await Promise.all(
    seeds.map(async (seed) =>
      unwrap(await analyse(ticTacToe, record, { iterations: 200, seed, endgame: 0 })),
    ),
  );
  const turning = all.flatMap(({ moments }) => moments.filter((moment) => moment.turning));
  expect(turning.length).toBeLessThan(6);
});

test("an action is weighed by the search that names a better one", async () => {
  const options = { iterations: 200, endgame: 0 };
  const { actions } = await think(createSearch(ticTacToe, startOf(ticTacToe), "monday", options), options);
  const [best = expect.fail("nothing to play"), ...others] = actions;
  const played = others.find(({ visits }) => 2 * visits >= best.visits) ?? expect.fail("never looked at");
  const record = recordOf(ticTacToe, [played.text]);
  const { moments } = unwrap(await analyse(ticTacToe, record, { ...options, seed: "monday" }));
  expect(moments[0]).toMatchObject({ shares: best.shares, better: { text: best.text, shares: best.shares } });
  expect(moments[0]?.after).toEqual(played.shares);
  expect(moments[0]?.swing).toBeCloseTo((best.shares[0] ?? 0) - (played.shares[0] ?? 0), 9);
});

test("what chance does is weighed against everything that it might have done", async () => {
  const game = stonesGame(7, true);
  const start = startOf(game);
  const options = { iterations: 20_000, endgame: 0 };
  for (const text of ["1", "2", "3"]) {
    const { moments } = unwrap(await analyse(game, recordOf(game, [text]), options));
    const [before] = bruteForce(game, start);
    const [after] = bruteForce(game, unwrap(play(game, start, text)));
    expect(moments[0]?.after[0]).toBeCloseTo(after ?? Number.NaN, 9);
    expect(moments[0]?.swing).toBeCloseTo(Math.abs((after ?? Number.NaN) - (before ?? Number.NaN)), 9);
    expect(moments[0]?.better).toBeUndefined();
  }
});

describe("following it", () => {
  const record = recordOf(connectFour, ["d", "d", "c", "c"]);

  test("tells how far it is", async () => {
    const told: string[] = [];
    await analyse(connectFour, record, {
      iterations: 10,
      onProgress: (done, all) => told.push(`${done}/${all}`),
    });
    expect(told).toEqual(["1/5", "2/5", "3/5", "4/5", "5/5"]);
  });

  test("stops when it is told to", async () => {
    const controller = new AbortController();
    const onProgress = (done: number) => done === 2 && controller.abort(new Error("enough"));
    const analysing = analyse(connectFour, record, { iterations: 10, onProgress, signal: controller.signal });
    await expect(analysing).rejects.toThrow("enough");
  });

  test("is the same again", async () => {
    const options = { iterations: 100, seed: "monday" };
    expect(await analyse(connectFour, record, options)).toEqual(await analyse(connectFour, record, options));
  });

  test("marks no swing that is not much", async () => {
    const record = recordOf(ticTacToe, BLUNDER);
    const turnings = async (swing: number) =>
      unwrap(await analyse(ticTacToe, record, { iterations: 30_000, swing })).moments.filter(
        ({ turning }) => turning,
      );
    expect(await turnings(0.49)).toHaveLength(1);
    expect(await turnings(0.51)).toHaveLength(0);
  });
});

test("bad-record: what is no record of the game", async () => {
  for (const data of [null, {}, "x", { ...recordOf(ticTacToe, BLUNDER), outcome: null }]) {
    const result = await analyse(ticTacToe, data);
    expect(result.ok ? undefined : result.error.code).toBe("bad-record");
  }
});
