import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildReport, createLocalPool, type ResolvedSetup, runLab, type WorkerPool } from "../src/index.ts";
import {
  openQueuePool,
  openQueueWorker,
  QueueError,
  type QueueWorkerOptions,
  type TaskWorker,
} from "../src/queue/index.ts";
import { reasonOf } from "../src/queue/queue-error.ts";
import { SHARDS, toQueuedShard } from "../src/queue/queued-shard.ts";
import { formatTask, queueName, taskId } from "../src/queue/task-type.ts";
import { findRedis, type RunningRedis, startRedis } from "./fixtures/redis.ts";
import { createResolvedSetup } from "./fixtures/resolved-setup.ts";
import { startSlowRedis } from "./fixtures/slow-redis.ts";
import { english } from "./fixtures/words.ts";

const program = findRedis();
if (!program) console.warn("There is no Redis on this machine: the tests of the queue are skipped.");

const GAMES = 40;
/** With bots that search, each shard has one game. */
const resolved = createResolvedSetup(ticTacToe, "examples/tic-tac-toe", { bots: ["mcts:8", "random"] });

const QUEUE = queueName(SHARDS, resolved.setup);
const GAME = { game: "tic-tac-toe", version: ticTacToe.game.version, plugin: resolved.setup.plugin };

let redis: RunningRedis;
const closing: (() => Promise<unknown>)[] = [];
const dataOf = (runs: Awaited<ReturnType<typeof runLab>>): unknown =>
  JSON.parse(JSON.stringify(runs.map(buildReport)));

const local = new Map<ResolvedSetup, Promise<unknown>>();
/** The reports on the same games, played in this thread, once for each setup. */
function playedLocally(setup: ResolvedSetup = resolved): Promise<unknown> {
  const played =
    local.get(setup) ??
    runLab([setup], { games: GAMES, pool: createLocalPool() }).then((runs) => dataOf(runs));
  local.set(setup, played);
  return played;
}

/** Starts a worker in another process; `startedIds` contains the ids of the shards that it starts. */
function startWorker(mode: "play" | "hang"): {
  readonly child: ChildProcess;
  readonly startedIds: string[];
  first: Promise<unknown>;
} {
  const script = new URL("fixtures/queue-worker.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, ["--conditions=@serpentarium/source", script, redis.address, mode], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const startedIds: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (id) => startedIds.push(id));
  closing.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  return { child, startedIds, first: once(lines, "line") };
}

/** Starts a worker in this process, with short pauses. */
async function startLocalWorker(
  pool: WorkerPool = createLocalPool(),
  options: Partial<QueueWorkerOptions> = {},
  address = redis.address,
) {
  const startedIds: string[] = [];
  const notices: string[] = [];
  const worker: TaskWorker = await openQueueWorker(address, {
    pool,
    games: [GAME],
    failurePause: 20,
    onTask: (_, id) => startedIds.push(id),
    onNotice: (notice) => notices.push(english.format(notice)),
    ...options,
  });
  closing.push(() => worker.close());
  return { worker, startedIds, notices };
}

/** Plays a run through the queue. */
async function runThroughQueue(
  signal?: AbortSignal,
  onProgress?: (done: number) => void,
  setup: ResolvedSetup = resolved,
) {
  const pool = await openQueuePool(redis.address, [setup]);
  try {
    return await runLab([setup], { games: GAMES, pool, signal, onProgress });
  } finally {
    await pool.close();
  }
}

const failureOf = (run: Promise<unknown>): Promise<unknown> =>
  run.then(
    () => expect.fail("nothing failed"),
    (error) => error,
  );

async function addJob(id: string, data: string): Promise<void> {
  const connection = new Redis(redis.address, { maxRetriesPerRequest: null });
  const queue = new Queue(QUEUE, { connection });
  await queue.add("shard", data, { jobId: id });
  await queue.close();
  connection.disconnect();
}

async function stateOf(id: string): Promise<{ readonly state: string; readonly reason: string | undefined }> {
  const connection = new Redis(redis.address, { maxRetriesPerRequest: null });
  const queue = new Queue(QUEUE, { connection });
  const job = await queue.getJob(id);
  const state = { state: (await job?.getState()) ?? "gone", reason: job?.failedReason };
  await queue.close();
  connection.disconnect();
  return state;
}

describe.skipIf(!program)("a queue on Redis", () => {
  beforeAll(async () => {
    redis = await startRedis(program ?? "");
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    const connection = new Redis(redis.address);
    await connection.flushall();
    connection.disconnect();
  });
  afterAll(() => redis?.stop());

  test("another worker plays the shard of a killed worker, and no shard counts twice", async () => {
    const run = runThroughQueue();
    const killed = startWorker("hang");
    await killed.first;
    killed.child.kill("SIGKILL");
    const other = startWorker("play");
    const runs = await run;
    expect(runs[0]?.tally.games).toBe(GAMES);
    expect(dataOf(runs)).toEqual(await playedLocally());
    expect(killed.startedIds).toHaveLength(1);
    expect(other.startedIds).toContain(killed.startedIds[0]);
    expect(new Set(other.startedIds).size).toBe(GAMES);
  });

  test("a run that was stopped resumes with the shards played in the meantime", async () => {
    const { startedIds } = await startLocalWorker();
    const stop = new AbortController();
    const stopped = await runThroughQueue(stop.signal, (done) => done >= 7 && stop.abort());
    expect(stopped[0]?.tally.games).toBeGreaterThanOrEqual(7);
    const runs = await runThroughQueue();
    expect(dataOf(runs)).toEqual(await playedLocally());
    expect([...startedIds].sort()).toEqual([...new Set(startedIds)].sort());
    expect(startedIds).toHaveLength(GAMES);
  });

  test("removes the results of a run from the queue on request", async () => {
    const { startedIds } = await startLocalWorker();
    const pool = await openQueuePool(redis.address, [resolved]);
    await runLab([resolved], { games: GAMES, pool });
    await pool.removeTasks();
    await pool.close();
    expect((await stateOf(startedIds[0] ?? "")).state).toBe("gone");
  });

  test("a closed worker finishes its shards and leaves the others on the queue", async () => {
    const stop = new AbortController();
    const run = runThroughQueue(stop.signal);
    let close: Promise<void> | undefined;
    const localPool = createLocalPool();
    const { worker, startedIds } = await startLocalWorker({
      ...localPool,
      play(shard, signal) {
        close ??= worker.close();
        return localPool.play(shard, signal);
      },
    });
    await expect.poll(() => startedIds.length).toBeGreaterThan(0);
    await close;
    expect(worker.played).toBe(startedIds.length);
    expect((await stateOf(startedIds[0] ?? "")).state).toBe("completed");
    const next = await startLocalWorker();
    expect(dataOf(await run)).toEqual(await playedLocally());
    expect(next.startedIds).not.toContain(startedIds[0]);
  });

  const shard = formatTask(SHARDS, toQueuedShard({ setup: resolved.setup, from: 0, to: 1 }));
  test.each([
    ["no JSON", "poison", "{"],
    ["the shard of another id", "poison", shard.text],
    [
      "a shard that names a module to import",
      shard.id,
      shard.text.replace('"game"', '"plugin":"/tmp/evil.js","game"'),
    ],
    ["a number of games that is too large", shard.id, shard.text.replace('"to":1', '"to":1e300')],
    ["text that is too long", shard.id, shard.text.replace(/}$/, `${" ".repeat(70_000)}}`)],
  ])("refuses an invalid job without playing it: %s", async (_name, id, data) => {
    await addJob(id, data);
    const { startedIds } = await startLocalWorker();
    await expect.poll(() => stateOf(id)).toMatchObject({ state: "failed" });
    expect((await stateOf(id)).reason).toBe("invalid task, or the task of another id");
    expect(startedIds).toEqual([]);
    expect(dataOf(await runThroughQueue())).toEqual(await playedLocally());
  });

  test("bad-result: ends the run on an invalid result; the next run plays the shard again", async () => {
    const localPool = createLocalPool();
    const { worker } = await startLocalWorker({
      ...localPool,
      play: async (range) => ({
        ...range,
        tally: { games: range.to - range.from, measures: { outcome: 1 } },
      }),
    });
    expect(await failureOf(runThroughQueue())).toMatchObject({ name: "QueueError", code: "bad-result" });
    await worker.close();
    const connection = new Redis(redis.address);
    await connection.flushall();
    connection.disconnect();
    await startLocalWorker();
    expect(dataOf(await runThroughQueue())).toEqual(await playedLocally());
  });

  test("gives a shard that fails on one worker to another", async () => {
    const broken = await startLocalWorker(createLocalPool(), {
      games: [{ ...GAME, plugin: new URL("fixtures/none.ts", import.meta.url).href }],
      failurePause: 2000,
    });
    const good = await startLocalWorker();
    expect(dataOf(await runThroughQueue())).toEqual(await playedLocally());
    expect(good.worker.played).toBe(GAMES);
    expect(broken.worker.played).toBe(0);
    expect(broken.notices[0]).toMatch(/^tic-tac-toe, game \d+: .*none\.ts/);
  });

  test("task-failed: ends the run when a game throws on every attempt", async () => {
    const { startedIds } = await startLocalWorker(createLocalPool(), {
      games: [{ ...GAME, plugin: new URL("fixtures/faulty.ts", import.meta.url).href }],
    });
    expect(await failureOf(runThroughQueue())).toMatchObject({
      code: "task-failed",
      text: {
        id: "failures.task-failed.worker",
        data: {
          what: { id: "lab.queue.game" },
          reasons: [expect.stringMatching(/^\S+:\d+: .*the die is lost$/)],
        },
      },
    });
    expect(Math.max(...startedIds.map((id) => startedIds.filter((other) => other === id).length))).toBe(3);
  });

  test("gives no shards to a worker with another version of the game", async () => {
    const { startedIds } = await startLocalWorker(createLocalPool(), {
      games: [{ ...GAME, version: "0.0.1" }],
    });
    const notices: string[] = [];
    const pool = await openQueuePool(redis.address, [resolved], {
      onNotice: (notice) => notices.push(english.format(notice)),
    });
    const run = runLab([resolved], { games: GAMES, pool });
    expect(notices).toEqual([
      `no worker on this queue plays tic-tac-toe ${GAME.version} yet; the run waits for one`,
    ]);
    await startLocalWorker();
    expect(dataOf(await run)).toEqual(await playedLocally());
    expect(startedIds).toEqual([]);
    await pool.close();
  });

  const quick = createResolvedSetup(ticTacToe, "examples/tic-tac-toe");

  test("interrupts a long shard after its time slice, with the same result", async () => {
    const many = createResolvedSetup(ticTacToe, "examples/tic-tac-toe", {
      bots: ["mcts:8", "random"],
      seed: "many",
    });
    const pool = await openQueuePool(redis.address, [many]);
    const shard = { setup: many.setup, from: 0, to: 1_000_000 };
    const long = pool.play(shard);
    const { startedIds } = await startLocalWorker(createLocalPool(), { timeSlice: 0 });
    const short = await runThroughQueue();
    expect(dataOf(short)).toEqual(await playedLocally());
    const result = await long;
    expect([result.from, result.to]).toEqual([0, 1]);
    expect(startedIds[0]).toBe(taskId(SHARDS, toQueuedShard(shard)));
    await pool.close();
    const sliced = await runThroughQueue(undefined, undefined, quick);
    expect(dataOf(sliced)).toEqual(await playedLocally(quick));
  });

  test("bad-task: refuses a shard with more games than any run has in one", async () => {
    const pool = await openQueuePool(redis.address, [resolved]);
    const shard = { setup: resolved.setup, from: 0, to: 10_000_000 };
    expect(await failureOf(pool.play(shard))).toMatchObject({ code: "bad-task" });
    await pool.close();
  });

  test("task-failed: gives up a game that takes too long, and the worker continues", async () => {
    const endless: WorkerPool = {
      ...createLocalPool(),
      play: ({ from }, signal) =>
        new Promise((resolve) => {
          const result = { from, to: from, tally: { games: 0, measures: {} } };
          signal?.addEventListener("abort", () => resolve(result));
        }),
    };
    const { worker } = await startLocalWorker(endless, { gameTimeout: 10 });
    expect(await failureOf(runThroughQueue())).toMatchObject({
      code: "task-failed",
      text: { data: { reasons: [expect.stringMatching(/: game \d+ took longer than 0\.01 s$/)] } },
    });
    await worker.close();
    await startLocalWorker();
    expect(dataOf(await runThroughQueue())).toEqual(await playedLocally());
  });

  test("adds lost shards again when Redis is emptied, and no shard counts twice", async () => {
    const connection = new Redis(redis.address);
    let emptied = false;
    const localPool = createLocalPool();
    await startLocalWorker({
      ...localPool,
      async play(shard, signal) {
        if (!emptied) await connection.flushall();
        emptied = true;
        return localPool.play(shard, signal);
      },
    });
    expect(dataOf(await runThroughQueue())).toEqual(await playedLocally());
    connection.disconnect();
  });

  test("redis-failed: ends the run when Redis refuses to store anything", async () => {
    const connection = new Redis(redis.address);
    const pool = await openQueuePool(redis.address, [resolved]);
    await connection.config("SET", "maxmemory", "1");
    expect(await failureOf(runLab([resolved], { games: GAMES, pool }))).toMatchObject({
      code: "redis-failed",
      text: {
        id: "failures.redis-failed.refuses",
        data: { host: expect.stringMatching(/^127\.0\.0\.1:\d+$/), why: expect.stringMatching(/OOM/) },
      },
    });
    await connection.config("SET", "maxmemory", "0");
    connection.disconnect();
    await pool.close();
  });

  test("gives the same result with a slow Redis", async () => {
    const slow = await startSlowRedis(redis.address, 1);
    closing.push(() => slow.close());
    await startLocalWorker(createLocalPool(), {}, slow.address);
    const pool = await openQueuePool(slow.address, [resolved]);
    expect(dataOf(await runLab([resolved], { games: GAMES, pool }))).toEqual(await playedLocally());
    await pool.close();
  });

  test("other workers play the shards of a stalled worker, and no shard counts twice", async () => {
    const slow = await startSlowRedis(redis.address, 0);
    closing.push(() => slow.close());
    const localPool = createLocalPool();
    let resume: (() => void) | undefined;
    const stalling: WorkerPool = {
      ...localPool,
      async play(shard, signal) {
        resume ??= slow.stall();
        return localPool.play(shard, signal);
      },
    };
    const options = { lockDuration: 300, stalledInterval: 300 };
    const stalled = await startLocalWorker(stalling, options, slow.address);
    const pool = await openQueuePool(redis.address, [resolved]);
    const run = runLab([resolved], { games: GAMES, pool });
    await expect.poll(() => resume).toBeDefined();
    const other = await startLocalWorker(createLocalPool(), options);
    await expect.poll(() => other.startedIds).toContain(stalled.startedIds[0]);
    resume?.();
    expect(dataOf(await run)).toEqual(await playedLocally());
    await pool.close();
  });

  test("reports a lost and restored connection on both sides, with the same result", async () => {
    const restarted = await startRedis(program ?? "");
    const notices: string[] = [];
    const worker = await openQueueWorker(restarted.address, {
      pool: createLocalPool(),
      games: [GAME],
      onNotice: (notice) => notices.push(english.format(notice)),
    });
    closing.push(() => worker.close());
    const pool = await openQueuePool(restarted.address, [resolved], {
      onNotice: (notice) => notices.push(english.format(notice)),
    });
    await restarted.restart();
    expect(dataOf(await runLab([resolved], { games: GAMES, pool }))).toEqual(await playedLocally());
    const host = new URL(restarted.address).host;
    for (const start of [`the connection to Redis at ${host} is lost`, `Redis at ${host} answers again`]) {
      expect(notices.filter((notice) => notice.startsWith(start))).toHaveLength(2);
    }
    await pool.close();
    await worker.close();
    closing.pop();
    await restarted.stop();
  });
});

test.each([
  ["http://localhost", "bad-address"],
  ["somewhere", "bad-address"],
  ["redis://", "bad-address"],
  ["redis://me:secret@127.0.0.1:1", "no-answer"],
])("%s fails with %s, without the password", async (address, code) => {
  const error = await failureOf(openQueuePool(address, [resolved]));
  expect(error).toBeInstanceOf(QueueError);
  expect(error).toMatchObject({ code });
  expect(String(error)).not.toContain("secret");
  expect(await failureOf(openQueueWorker(address, { pool: createLocalPool(), games: [GAME] }))).toMatchObject(
    {
      code,
    },
  );
});

test("the reason of an error from outside is one short line, with spaces in place of control characters", () => {
  expect(reasonOf(new Error("first\nsecond\u200e\u0007third"))).toBe("first second third");
  expect(reasonOf("x".repeat(1000))).toHaveLength(500);
});
