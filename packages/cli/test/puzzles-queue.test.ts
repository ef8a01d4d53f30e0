import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { unwrap } from "@serpentarium/core";
import { type Puzzle, parsePuzzle } from "@serpentarium/puzzles";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { formatTask, parseTask } from "../../lab/src/queue/task-type.ts";
import { findRedis, type RunningRedis, startRedis } from "../../lab/test/fixtures/redis.ts";
import { mutatedInputs } from "../../testkit/src/mutated-inputs.ts";
import { MATCHES, openMatchWorker, searchOnQueue } from "../src/puzzles/match-queue.ts";
import type { ThreadPool } from "../src/puzzles/thread-pool.ts";
import search from "../src/puzzles/worker.ts";
import { type ProgramResult, runProgram, TIC_TAC_TOE } from "./program.ts";

/** An address without a server: the port is reserved and needs root. */
const NOWHERE = "redis://me:secret@127.0.0.1:1";
const PLUGIN = ["--plugin", TIC_TAC_TOE];
const GAME = { game: ticTacToe.id, version: ticTacToe.version, plugin: `file://${TIC_TAC_TOE}` };

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
});
afterAll(() => rm(folder, { recursive: true }));

const makePuzzles = (file: string, count: number, ...more: readonly string[]): Promise<ProgramResult> =>
  runProgram(["puzzles", "tic-tac-toe", ...PLUGIN, "--count", String(count), "--out", file, ...more]);

test.each([
  [["tic-tac-toe", ...PLUGIN, "--queue", NOWHERE], "Redis at 127.0.0.1:1 does not answer: "],
  [["worker", "--queue", NOWHERE], "Redis at 127.0.0.1:1 does not answer: "],
  [["tic-tac-toe", ...PLUGIN, "--queue", "nowhere"], "expected the address of a Redis"],
  [["tic-tac-toe", "--queue", NOWHERE, "--workers", "2"], "--workers: with --queue, give it to each worker"],
  [["worker"], "--queue is missing"],
  [["worker", "--queue", NOWHERE, "--workers", "0"], "--workers: expected a whole number from 1"],
])("%j is an error: code 2, without the password", async (args, message) => {
  const out = args[0] === "worker" ? [] : ["--out", join(folder, "none.jsonl")];
  const { code, output, errors } = await runProgram(["puzzles", ...args, ...out]);
  expect(errors).toContain(message);
  expect(errors).not.toContain("secret");
  expect([code, output]).toEqual([2, ""]);
});

const run = { game: ticTacToe.id, version: ticTacToe.version, seats: 2, options: {}, seed: "1" };

test("a worker refuses a match of another version with bad-version, and one of another table", async () => {
  const { plugin } = GAME;
  const other = search({ plugin, run: { ...run, version: "9.9.9" }, match: 0 });
  const message = `expected tic-tac-toe 9.9.9, found tic-tac-toe ${ticTacToe.version}`;
  await expect(other).rejects.toMatchObject({ code: "bad-version", message });
  const seats = search({ plugin, run: { ...run, seats: 5 }, match: 0 });
  await expect(seats).rejects.toMatchObject({ code: "bad-seats" });
});

test("parses a match from a queue only as it was formatted", () => {
  const task = { run, match: 3 };
  const { id, text } = formatTask(MATCHES, task);
  expect(parseTask(MATCHES, text, id)).toEqual(task);
  expect(text).not.toContain("plugin");
  for (const [what, value] of mutatedInputs("junk"))
    expect(parseTask(MATCHES, value, id), what).toBeUndefined();
  for (const invalid of [
    { ...task, plugin: "/tmp/evil.js" },
    { run: { ...run, plugin: "/tmp/evil.js" }, match: 3 },
    { run, match: -1 },
    { run, match: 0.5 },
    { run: { ...run, options: null }, match: 3 },
    { match: 3 },
  ])
    expect(MATCHES.parse(invalid), JSON.stringify(invalid)).toBeUndefined();
});

const redis = findRedis();
if (!redis) console.warn("There is no Redis on this machine: skipping the tests of puzzles --queue.");

describe.skipIf(!redis)("with a Redis", () => {
  let running: RunningRedis;
  let queue: readonly string[] = [];
  /** The file of three puzzles that threads made. */
  let expected = "";
  beforeAll(async () => {
    running = await startRedis(redis ?? "");
    queue = ["--queue", running.address];
    const file = join(folder, "threads.jsonl");
    await makePuzzles(file, 3, "--workers", "1");
    expected = await readFile(file, "utf8");
  });
  // without the tasks of the test before
  afterEach(() => running.restart());
  afterAll(() => running.stop());

  test("makes the same puzzles as threads, in one run or continued", async () => {
    const stop = new AbortController();
    const workers = [1, 2].map(() =>
      runProgram(["puzzles", "worker", ...queue, "--workers", "1", ...PLUGIN], "", {}, stop.signal),
    );
    const [once, continued] = [join(folder, "once.jsonl"), join(folder, "continued.jsonl")];
    const { code, output } = await makePuzzles(once, 3, ...queue);
    expect([code, output]).toEqual([0, `3 puzzles in ${once}\n`]);
    await makePuzzles(continued, 1, ...queue);
    await makePuzzles(continued, 3, ...queue);
    expect(await readFile(once, "utf8")).toBe(expected);
    expect(await readFile(continued, "utf8")).toBe(expected);
    stop.abort();
    for (const { code, output, errors } of await Promise.all(workers)) {
      expect(errors).toMatch(/: plays tic-tac-toe [^;]*; .*\n.*tasks played: [1-9]\d*\n$/);
      expect([code, output]).toEqual([0, ""]);
    }
  });

  /** Starts a worker in another process; `started` contains the numbers of the matches that it starts. */
  function startWorker(mode: "play" | "hang"): {
    readonly child: ChildProcess;
    readonly started: string[];
    readonly first: Promise<unknown>;
  } {
    const script = new URL("fixtures/puzzle-worker.ts", import.meta.url).pathname;
    const child = spawn(
      process.execPath,
      ["--conditions=@serpentarium/source", script, running.address, mode],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    onTestFinished(() => void child.kill("SIGKILL"));
    const started: string[] = [];
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (match) => started.push(match));
    return { child, started, first: once(lines, "line") };
  }

  test("another worker searches the match of a killed worker", async () => {
    const file = join(folder, "killed.jsonl");
    const killed = startWorker("hang");
    const made = makePuzzles(file, 3, ...queue);
    await killed.first;
    killed.child.kill("SIGKILL");
    const other = startWorker("play");
    expect((await made).code).toBe(0);
    expect(await readFile(file, "utf8")).toBe(expected);
    expect(other.started).toContain(killed.started[0]);
  });

  const puzzleOfThreads = (): Puzzle => unwrap(parsePuzzle(JSON.parse(expected.split("\n")[0] ?? "")));

  test.each<[string, (puzzle: Puzzle) => unknown]>([
    ["no puzzle", () => ({ game: "tic-tac-toe" })],
    ["text", () => "milk"],
    ["the puzzle of another match", (puzzle) => ({ ...puzzle, match: 1_000_000 })],
    ["the puzzle of another run", (puzzle) => ({ ...puzzle, seed: "2" })],
    ["a puzzle of another version", (puzzle) => ({ ...puzzle, version: "9.9.9" })],
    ["an illegal position", (puzzle) => ({ ...puzzle, position: "place:1 xxxx....." })],
    ["an illegal solution", (puzzle) => ({ ...puzzle, solution: { action: "z9" } })],
  ])("refuses a result that is %s", async (_name, change) => {
    const file = join(folder, "refused.jsonl");
    const puzzle = puzzleOfThreads();
    const pool: ThreadPool = {
      size: 1,
      search: async ({ match }) => Object(change({ ...puzzle, match })),
      close: async () => {},
    };
    const worker = await openMatchWorker(running.address, pool, { games: [GAME] });
    const { code, output, errors } = await makePuzzles(file, 1, ...queue);
    await worker.close();
    expect(errors).toMatch(
      /^serpentarium: a worker returned an invalid result for match \d+; it was removed from the queue\n$/,
    );
    expect([code, output]).toEqual([1, ""]);
    expect(existsSync(file)).toBe(false);
  });

  test("task-failed: no worker has the game in its version", async () => {
    const pool: ThreadPool = { size: 1, search: (task) => search(task), close: async () => {} };
    const games = [{ ...GAME, plugin: new URL("fixtures/lots.ts", import.meta.url).href }];
    const worker = await openMatchWorker(running.address, pool, { games, failurePause: 20 });
    const matches = await searchOnQueue(running.address, ticTacToe, { ...run, seed: "other" }, {});
    await expect(matches.search(0)).rejects.toMatchObject({
      code: "task-failed",
      text: {
        data: {
          what: { id: "cli.puzzles.match", data: { match: 0 } },
          reasons: [expect.stringMatching(/expected tic-tac-toe \S+, found lots 1\.2\.3$/)],
        },
      },
    });
    await matches.close();
    await worker.close();
  });
});
