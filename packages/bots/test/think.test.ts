import { connectFour } from "@serpentarium/connect-four";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createMctsSearch, type ThinkControl, think, thinkSync } from "../src/index.ts";
import { startPosition, ticTacToeAt } from "./fixtures/positions.ts";

/** A clock that advances by this much at every reading. */
function tickingClock(step: number) {
  let now = 0;
  return () => {
    now += step;
    return now;
  };
}

const begin = (seed = 1) =>
  createMctsSearch(connectFour, startPosition(connectFour), seed, { solverNodes: 0 });

describe("a budget", () => {
  test("in iterations is spent completely", () => {
    for (const iterations of [1, 15, 16, 17, 1000]) {
      expect(thinkSync(begin(), { iterations }).iterations).toBe(iterations);
    }
  });

  test("in milliseconds ends by the clock", () => {
    const { iterations } = thinkSync(begin(), { milliseconds: 100 }, tickingClock(1));
    // two readings at the beginning, then one for every 16 iterations
    expect(iterations).toBe(16 * 98);
  });

  test("ends at the first limit that is reached", () => {
    expect(thinkSync(begin(), { milliseconds: 100, iterations: 50 }, tickingClock(1)).iterations).toBe(50);
    const { iterations } = thinkSync(begin(), { milliseconds: 10, iterations: 5000 }, tickingClock(1));
    expect(iterations).toBeLessThan(200);
  });

  test("is not spent after the position is proven", () => {
    const search = createMctsSearch(ticTacToe, ticTacToeAt("place:1 x.o.xo..."), 1, { solverNodes: 0 });
    expect(thinkSync(search, { iterations: 1000 }).iterations).toBe(1);
  });

  test("is 1000 iterations by default", () => {
    expect(thinkSync(begin(), {}).iterations).toBe(1000);
  });
});

describe("think", () => {
  const options: ThinkControl<unknown> = { clock: tickingClock(1), timeSlice: 5 };

  test("gives the same result as thinkSync", async () => {
    expect(await think(begin(), { iterations: 700 }, options)).toEqual(
      thinkSync(begin(), { iterations: 700 }),
    );
  });

  test("reports its progress", async () => {
    const reported: number[] = [];
    const onProgress = ({ iterations }: { readonly iterations: number }) => reported.push(iterations);
    await think(begin(), { iterations: 700 }, { ...options, onProgress });
    expect(reported.length).toBeGreaterThan(3);
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    expect(reported.at(-1)).toBeLessThan(700);
  });

  test("yields to timers", async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 0);
    await think(begin(), { iterations: 20_000 }, options);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
  });

  test("stops when it is aborted, and can be continued", async () => {
    const controller = new AbortController();
    const search = begin();
    const onProgress = () => controller.abort(new Error("enough"));
    const thinking = think(
      search,
      { iterations: 1e6 },
      { ...options, onProgress, signal: controller.signal },
    );
    await expect(thinking).rejects.toThrow("enough");
    const { iterations } = search.explain();
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(1000);
    const more = await think(search, { iterations: 100 }, options);
    expect(more.iterations).toBe(iterations + 100);
  });

  test("does not start when it is already aborted", async () => {
    const search = begin();
    await expect(think(search, { iterations: 100 }, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(search.run(1)).toBe(1);
    expect(search.explain().iterations).toBe(1);
  });
});
