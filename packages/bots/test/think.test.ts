import { connectFour } from "@serpentarium/connect-four";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createSearch, think, thinkAtOnce } from "../src/index.ts";
import { marks, startOf } from "./fixtures/positions.ts";

/** A clock that goes on by so much each time it is looked at. */
function tickingClock(step: number) {
  let now = 0;
  return () => {
    now += step;
    return now;
  };
}

const begin = (seed = 1) => createSearch(connectFour, startOf(connectFour), seed, { endgame: 0 });

describe("a budget", () => {
  test("in iterations is spent to the last", () => {
    for (const iterations of [1, 15, 16, 17, 1000]) {
      expect(thinkAtOnce(begin(), { iterations }).iterations).toBe(iterations);
    }
  });

  test("in milliseconds ends when the clock says so", () => {
    const { iterations } = thinkAtOnce(begin(), { milliseconds: 100 }, tickingClock(1));
    // two looks at the clock to begin with, then one for each 16 iterations
    expect(iterations).toBe(16 * 98);
  });

  test("ends with whichever comes first", () => {
    expect(thinkAtOnce(begin(), { milliseconds: 100, iterations: 50 }, tickingClock(1)).iterations).toBe(50);
    const { iterations } = thinkAtOnce(begin(), { milliseconds: 10, iterations: 5000 }, tickingClock(1));
    expect(iterations).toBeLessThan(200);
  });

  test("is left over when everything is known", () => {
    const search = createSearch(ticTacToe, marks("place:1 x.o.xo..."), 1, { endgame: 0 });
    expect(thinkAtOnce(search, { iterations: 1000 }).iterations).toBe(1);
  });

  test("that nobody gave is a thousand iterations", () => {
    expect(thinkAtOnce(begin(), {}).iterations).toBe(1000);
  });
});

describe("thinking with pauses", () => {
  const following = { clock: tickingClock(1), stretch: 5 };

  test("comes to the same as thinking at once", async () => {
    expect(await think(begin(), { iterations: 700 }, following)).toEqual(
      thinkAtOnce(begin(), { iterations: 700 }),
    );
  });

  test("tells what is thought so far", async () => {
    const told: number[] = [];
    const onProgress = ({ iterations }: { readonly iterations: number }) => told.push(iterations);
    await think(begin(), { iterations: 700 }, { ...following, onProgress });
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBeLessThan(700);
  });

  test("gives everything else its turn", async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await think(begin(), { iterations: 20_000 }, following);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });

  test("stops when it is told to, and can be gone on with", async () => {
    const controller = new AbortController();
    const search = begin();
    const onProgress = () => controller.abort(new Error("enough"));
    const thinking = think(
      search,
      { iterations: 1e6 },
      { ...following, onProgress, signal: controller.signal },
    );
    await expect(thinking).rejects.toThrow("enough");
    const { iterations } = search.explain();
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(1000);
    const more = await think(search, { iterations: 100 }, following);
    expect(more.iterations).toBe(iterations + 100);
  });

  test("does not begin when it was told to stop before", async () => {
    const search = begin();
    await expect(think(search, { iterations: 100 }, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(search.run(1)).toBe(1);
    expect(search.explain().iterations).toBe(1);
  });
});
