import connectFourPlugin, { connectFour } from "@serpentarium/connect-four";
import { createTable, unwrap } from "@serpentarium/core";
import pantareiPlugin, { pantarei } from "@serpentarium/pantarei";
import plugin, { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { type BotWorker, createBotWorkerPool, type Explanation, type MctsSpec } from "../src/index.ts";
import { mergeExplanations } from "../src/merge-explanations.ts";
import { startPosition, ticTacToeAt } from "./fixtures/positions.ts";
import { openServedWorker } from "./fixtures/served-worker.ts";

const openWorker = () => openServedWorker([plugin, connectFourPlugin, pantareiPlugin]);

/** A pool whose workers are kept. */
function createPool(size: number) {
  const opened: BotWorker[] = [];
  const pool = createBotWorkerPool(() => {
    const worker = openWorker();
    opened.push(worker);
    return worker;
  }, size);
  return { pool, opened };
}

const request = { game: connectFour, position: startPosition(connectFour), seed: 1 };
const SEARCH = { bot: "mcts", iterations: 2000, solverNodes: 0 } as const satisfies MctsSpec;

describe("a pool of workers", () => {
  test("divides the iterations, and gives the same result again", async () => {
    const { pool, opened } = createPool(3);
    const explanation = unwrap(await pool.think(request, SEARCH));
    expect(opened).toHaveLength(2);
    expect(explanation.iterations).toBe(2000);
    expect(explanation.actions[0]?.text).toBe("d");
    expect(explanation.actions.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(1900);
    expect(unwrap(await createPool(3).pool.think(request, SEARCH))).toEqual(explanation);
  });

  test("takes one worker for a small search, with the same result", async () => {
    const { pool, opened } = createPool(2);
    const small = { ...SEARCH, iterations: 300 };
    expect(await pool.think(request, small)).toEqual(await openWorker().think(request, small));
    expect((await pool.think(request, { bot: "greedy" })).ok).toBe(true);
    expect(opened).toHaveLength(1);
  });

  test("takes one worker for a long search that draws nothing at random, with all iterations", async () => {
    const text = "move:2 l1+d2+l1+d1+l2,d1,d3,l3,l2,d1,n,l2,l1,d2,d3,l3,d3,d2,l3 light - 0";
    const position = unwrap(pantarei.parsePosition(text, createTable(pantarei)));
    const asked = { game: pantarei, position, seed: 1 };
    const { pool, opened } = createPool(3);
    expect(unwrap(await pool.think(asked, SEARCH)).iterations).toBe(2000);
    expect(opened).toHaveLength(1);
    const rollouts = { ...SEARCH, rolloutLimit: null };
    expect(unwrap(await pool.think(asked, rollouts)).iterations).toBe(2000);
    expect(opened).toHaveLength(2);
  });

  test("takes several workers where chance is still to act", async () => {
    const { pool, opened } = createPool(3);
    const position = pantarei.start(createTable(pantarei));
    expect((await pool.think({ game: pantarei, position, seed: 1 }, SEARCH)).ok).toBe(true);
    expect(opened).toHaveLength(2);
  });

  test("ends all searches when one has proven the position", async () => {
    const position = ticTacToeAt("place:1 x.o.xo...");
    const { pool } = createPool(2);
    const forEver = { bot: "mcts", iterations: 1e9 } as const;
    const { proven, actions } = unwrap(await pool.think({ ...request, game: ticTacToe, position }, forEver));
    expect([proven, actions[0]?.text]).toEqual([true, "c1"]);
  });

  test("makes mistakes with what all have found", async () => {
    const { pool } = createPool(2);
    const texts = new Set<string | undefined>();
    for (let seed = 0; seed < 6; seed++) {
      const explanation = unwrap(await pool.think({ ...request, seed }, { ...SEARCH, temperature: 100 }));
      expect(explanation.iterations).toBe(2000);
      texts.add(explanation.actions[0]?.text);
    }
    expect(texts.size).toBeGreaterThan(1);
  });

  test("reports what all have found so far", async () => {
    const reported: number[] = [];
    /** A worker that reports only what it finds in the end. */
    const openReporting = (): BotWorker => {
      const worker = openWorker();
      return {
        ...worker,
        async think(asked, bot, { onProgress } = {}) {
          const result = await worker.think(asked, bot);
          onProgress?.(unwrap(result));
          return result;
        },
      };
    };
    const onProgress = ({ iterations }: Explanation<unknown>) => reported.push(iterations);
    await createBotWorkerPool(openReporting, 2).think(request, SEARCH, { onProgress });
    expect(reported).toEqual([1000, 2000]);
  });

  test("stops when it is aborted", async () => {
    const controller = new AbortController();
    const { pool } = createPool(2);
    const options = { signal: controller.signal, onProgress: () => controller.abort(new Error("enough")) };
    await expect(pool.think(request, { ...SEARCH, iterations: 1e9 }, options)).rejects.toThrow("enough");
  });

  test("returns the failure of a worker", async () => {
    const { pool } = createPool(2);
    const game = { ...connectFour, id: "chess" };
    expect(await pool.think({ ...request, game }, SEARCH)).toMatchObject({ error: { code: "unknown-game" } });
  });

  test("is rejected when a worker ends, and when it is closed", async () => {
    const { pool, opened } = createPool(2);
    const forEver = { ...SEARCH, iterations: 1e9 };
    const thinking = pool.think(request, forEver, { onProgress: () => opened[1]?.close() });
    await expect(thinking).rejects.toThrow("closed");
    pool.close();
    await expect(pool.think(request, SEARCH)).rejects.toThrow("closed");
  });

  test("loads modules into the workers that are opened later, too", async () => {
    const url = import.meta.resolve("@serpentarium/pantarei");
    const loads: string[] = [];
    const pool = createBotWorkerPool(() => {
      const worker = openWorker();
      return { ...worker, load: (loaded) => worker.load(loads[loads.push(loaded) - 1] ?? "") };
    }, 2);
    expect(await pool.load(url)).toEqual({ ok: true, value: "pantarei" });
    expect((await pool.load("nowhere")).ok).toBe(false);
    expect((await pool.think(request, SEARCH)).ok).toBe(true);
    expect(loads).toEqual([url, "nowhere", url]);
  });
});

describe("merged explanations", () => {
  const action = (text: string, visits: number, share: number, proven = false) => ({
    action: text,
    text,
    visits,
    shares: [share, 1 - share],
    proven,
  });
  const explanationOf = (actions: Explanation<string>["actions"]): Explanation<string> => ({
    actor: 0,
    iterations: 10,
    shares: [0.5, 0.5],
    proven: false,
    actions,
  });

  test("have the mean of the shares by visits, and the most visited action first", () => {
    const one = explanationOf([action("a", 6, 0.5), action("b", 4, 0.2)]);
    const other = explanationOf([action("b", 8, 0.8), action("c", 2, 0.1)]);
    const { iterations, shares, actions } = mergeExplanations([one, other], 1);
    expect(iterations).toBe(20);
    expect(actions.map(({ text, visits }) => [text, visits])).toEqual([
      ["b", 12],
      ["a", 6],
      ["c", 2],
    ]);
    expect(shares[0]).toBeCloseTo(0.6, 10);
  });

  test("have a proven action first where it is the best, and last where it is worse", () => {
    const one = explanationOf([action("a", 6, 0.5), action("b", 4, 0.2), action("c", 1, 0.6, true)]);
    const other = explanationOf([action("a", 6, 0.5), action("b", 4, 0, true), action("c", 3, 0.1)]);
    const { actions } = mergeExplanations([one, other], 1);
    expect(actions.map(({ text }) => text)).toEqual(["c", "a", "b"]);
    expect(actions[0]).toMatchObject({ visits: 4, shares: [0.6, 0.4], proven: true });
  });

  test("draw the action to play by its probability in all searches", () => {
    const mixed = (probability: number) => [
      { ...action("left", 5, 0.5), probability },
      { ...action("right", 5, 0.5), probability: 1 - probability },
    ];
    const [one, other] = [explanationOf(mixed(1)), explanationOf(mixed(0))];
    const played = Array.from(
      { length: 200 },
      (_, seed) => mergeExplanations([one, other], seed).actions[0]?.text,
    );
    const lefts = played.filter((text) => text === "left").length;
    expect(lefts).toBeGreaterThan(70);
    expect(lefts).toBeLessThan(130);
    expect(mergeExplanations([one, other], 1).actions[0]?.probability).toBe(0.5);
  });
});
