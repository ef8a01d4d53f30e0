import { connectFour } from "@serpentarium/connect-four";
import { unwrap } from "@serpentarium/core";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { analyse } from "../src/index.ts";
import { recordOf } from "./fixtures/record-of.ts";

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
