import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import hiddenHands from "@serpentarium/hidden-hands";
import pantarei from "@serpentarium/pantarei";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { afterEach, expect, test, vi } from "vitest";
import {
  buildReport,
  createLocalPool,
  createThreadPool,
  type ResolvedSetup,
  runLab,
  type ThreadPoolOptions,
  type WorkerPool,
} from "../src/index.ts";
import { createResolvedSetup } from "./fixtures/resolved-setup.ts";

const pools: WorkerPool[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const pool of pools.splice(0)) await pool.close();
});

function threadPool(workers: number, options: ThreadPoolOptions = {}): WorkerPool {
  const pool = createThreadPool({ workers, execArgv: ["--conditions=@serpentarium/source"], ...options });
  pools.push(pool);
  return pool;
}

/** The report on games played by a pool, as data. */
async function reportFrom(pool: WorkerPool, resolved: ResolvedSetup, games: number): Promise<unknown> {
  const runs = await runLab([resolved], { games, pool });
  return JSON.parse(JSON.stringify(runs.map(buildReport)));
}

test.each([
  [
    "a game of two seats",
    createResolvedSetup(ticTacToe, "examples/tic-tac-toe", { bots: ["mcts:8", "random"] }),
    60,
  ],
  [
    "a game of three seats with hidden hands",
    createResolvedSetup(hiddenHands, "examples/hidden-hands", { seats: 3 }),
    30,
  ],
  [
    "a game with an evaluation of its own",
    createResolvedSetup(pantarei, "packages/pantarei", {
      bots: ["greedy", "random"],
      sampling: { judge: "greedy" },
    }),
    20,
  ],
])("1, 2 and 3 threads give the same report as this thread: %s", async (_name, resolved, games) => {
  const local = await reportFrom(createLocalPool(), resolved, games);
  for (const workers of [1, 2, 3])
    expect(await reportFrom(threadPool(workers), resolved, games)).toEqual(local);
});

test("rejects with the number of a game that throws", async () => {
  const resolved = createResolvedSetup(ticTacToe, "examples/tic-tac-toe");
  const faulty = {
    ...resolved,
    setup: { ...resolved.setup, plugin: new URL("fixtures/faulty.ts", import.meta.url).href },
  };
  await expect(runLab([faulty], { games: 40, pool: threadPool(2) })).rejects.toThrow(
    /^game \d+ of seed 1 broke down: Error: the die is lost$/,
  );
});

test("gives up a game whose action never returns, and continues with other games", async () => {
  const resolved = createResolvedSetup(ticTacToe, "examples/tic-tac-toe");
  const endless = { ...resolved.setup, plugin: new URL("fixtures/endless.ts", import.meta.url).href };
  const pool = threadPool(1, { gracePeriod: 10 });
  const stop = new AbortController();
  const startedFile = join(mkdtempSync(join(tmpdir(), "endless-")), "started");
  vi.stubEnv("ENDLESS", startedFile);
  const result = pool.play({ setup: endless, from: 5, to: 9 }, stop.signal);
  await expect.poll(() => existsSync(startedFile)).toBe(true);
  stop.abort();
  expect(await result).toEqual({ from: 5, to: 5, tally: { games: 0, measures: {} } });
  expect(await pool.play({ setup: resolved.setup, from: 0, to: 2 })).toMatchObject({ from: 0, to: 2 });
});

test("refuses a plugin of another version", async () => {
  const resolved = createResolvedSetup(ticTacToe, "examples/tic-tac-toe");
  const other = { ...resolved, setup: { ...resolved.setup, version: "9.0.0" } };
  await expect(runLab([other], { games: 4, pool: threadPool(1) })).rejects.toThrow(
    /bad-version.*tic-tac-toe 9\.0\.0.*tic-tac-toe 0\.1\.0/,
  );
});
