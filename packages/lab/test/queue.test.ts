import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Crew, createCrewHere, type OpenSetup, reportOf, runLab } from "../src/index.ts";
import {
  openQueue,
  openWorker,
  QueueError,
  type QueueWorker,
  type QueueWorkerOptions,
} from "../src/queue/index.ts";
import { queueOf, queueShard } from "../src/queue/queued-shard.ts";
import { opened } from "./fixtures/opened.ts";
import { findRedis, type RunningRedis, startRedis } from "./fixtures/redis.ts";
import { slowRedis } from "./fixtures/slow-redis.ts";

const program = findRedis();
if (!program) console.warn("There is no Redis on this machine: the tests of the queue are left out.");

const GAMES = 40;
/** Bots that search make shards of one game each. */
const open = opened(ticTacToe, "examples/tic-tac-toe", { bots: ["mcts:8", "random"] });

const QUEUE = queueOf(open.setup);
const GAME = { game: "tic-tac-toe", version: ticTacToe.game.version, plugin: open.setup.plugin };

let redis: RunningRedis;
const closing: (() => Promise<unknown>)[] = [];
const dataOf = (runs: Awaited<ReturnType<typeof runLab>>): unknown =>
  JSON.parse(JSON.stringify(runs.map(reportOf)));

/** What comes of the same games on one machine. */
const alone = async (setup: OpenSetup = open): Promise<unknown> =>
  dataOf(await runLab([setup], { games: GAMES, crew: createCrewHere() }));

/** Another process that works on the queue, and the ids of the shards that it begins. */
function startWorker(how: "play" | "hang"): {
  readonly child: ChildProcess;
  readonly begun: string[];
  first: Promise<unknown>;
} {
  const script = new URL("fixtures/queue-worker.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, ["--conditions=@serpentarium/source", script, redis.address, how], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const begun: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (id) => begun.push(id));
  closing.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  return { child, begun, first: once(lines, "line") };
}

/** A worker in this process, which hurries. */
async function work(
  crew: Crew = createCrewHere(),
  options: Partial<QueueWorkerOptions> = {},
  address = redis.address,
) {
  const begun: string[] = [];
  const notices: string[] = [];
  const worker: QueueWorker = await openWorker(address, {
    crew,
    games: [GAME],
    rest: 20,
    onShard: (_, id) => begun.push(id),
    onNotice: ({ en }) => notices.push(en),
    ...options,
  });
  closing.push(() => worker.close());
  return { worker, begun, notices };
}

/** Puts a run on the queue and gathers it. */
async function gather(signal?: AbortSignal, onProgress?: (done: number) => void, setup: OpenSetup = open) {
  const crew = await openQueue(redis.address, [setup]);
  try {
    return await runLab([setup], { games: GAMES, crew, signal, onProgress });
  } finally {
    await crew.close();
  }
}

const failureOf = (run: Promise<unknown>): Promise<unknown> =>
  run.then(
    () => expect.fail("nothing failed"),
    (error) => error,
  );

async function put(id: string, data: string): Promise<void> {
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

  test("a worker that is killed over a shard loses nothing, and nothing counts twice", async () => {
    const run = gather();
    const doomed = startWorker("hang");
    await doomed.first;
    doomed.child.kill("SIGKILL");
    const other = startWorker("play");
    const runs = await run;
    expect(runs[0]?.tally.games).toBe(GAMES);
    expect(dataOf(runs)).toEqual(await alone());
    expect(doomed.begun).toHaveLength(1);
    expect(other.begun).toContain(doomed.begun[0]);
    expect(new Set(other.begun).size).toBe(GAMES);
  });

  test("a gatherer that is stopped goes on with what was played in the meantime", async () => {
    const { begun } = await work();
    const stop = new AbortController();
    const stopped = await gather(stop.signal, (done) => done >= 7 && stop.abort());
    expect(stopped[0]?.tally.games).toBeGreaterThanOrEqual(7);
    const runs = await gather();
    expect(dataOf(runs)).toEqual(await alone());
    expect([...begun].sort()).toEqual([...new Set(begun)].sort());
    expect(begun).toHaveLength(GAMES);
  });

  test("a run that is whole is forgotten when it is said to be", async () => {
    const { begun } = await work();
    const crew = await openQueue(redis.address, [open]);
    await runLab([open], { games: GAMES, crew });
    await crew.forget();
    await crew.close();
    expect((await stateOf(begun[0] ?? "")).state).toBe("gone");
  });

  test("a worker that is closed finishes what it has in hand, and the rest stays", async () => {
    const stop = new AbortController();
    const run = gather(stop.signal);
    let close: Promise<void> | undefined;
    const here = createCrewHere();
    const { worker, begun } = await work({
      ...here,
      play(shard, signal) {
        close ??= worker.close();
        return here.play(shard, signal);
      },
    });
    await expect.poll(() => begun.length).toBeGreaterThan(0);
    await close;
    expect(worker.played).toBe(begun.length);
    expect((await stateOf(begun[0] ?? "")).state).toBe("completed");
    const next = await work();
    expect(dataOf(await run)).toEqual(await alone());
    expect(next.begun).not.toContain(begun[0]);
  });

  const shard = queueShard({ setup: open.setup, from: 0, to: 1 });
  test.each([
    ["no JSON", "poison", "{"],
    ["under another id", "poison", shard.text],
    [
      "one that says where to import from",
      shard.id,
      shard.text.replace('"game"', '"plugin":"/tmp/evil.js","game"'),
    ],
    ["a game without end", shard.id, shard.text.replace('"to":1', '"to":1e300')],
    ["too large", shard.id, shard.text.replace(/}$/, `${" ".repeat(70_000)}}`)],
  ])("a job that is no shard is refused, and never played: %s", async (_name, id, data) => {
    await put(id, data);
    const { begun } = await work();
    await expect.poll(() => stateOf(id)).toMatchObject({ state: "failed" });
    expect((await stateOf(id)).reason).toBe("this is no shard, or not the one of its id");
    expect(begun).toEqual([]);
    expect(dataOf(await gather())).toEqual(await alone());
  });

  test("what comes back and is no tally ends the run: bad-result; the next one plays it again", async () => {
    const here = createCrewHere();
    const { worker } = await work({
      ...here,
      play: async (played) => ({
        ...played,
        tally: { games: played.to - played.from, measures: { outcome: 1 } },
      }),
    });
    expect(await failureOf(gather())).toMatchObject({ name: "QueueError", code: "bad-result" });
    await worker.close();
    const connection = new Redis(redis.address);
    await connection.flushall();
    connection.disconnect();
    await work();
    expect(dataOf(await gather())).toEqual(await alone());
  });

  test("a shard that fails on one worker is played by another one", async () => {
    const broken = await work(createCrewHere(), {
      games: [{ ...GAME, plugin: new URL("fixtures/none.ts", import.meta.url).href }],
      rest: 2000,
    });
    const good = await work();
    expect(dataOf(await gather())).toEqual(await alone());
    expect(good.worker.played).toBe(GAMES);
    expect(broken.worker.played).toBe(0);
    expect(broken.notices[0]).toMatch(/^tic-tac-toe, games \d+ to \d+: .*none\.ts/);
  });

  test("a game that breaks down ends the run, after as many attempts as there are: shard-failed", async () => {
    const { begun } = await work(createCrewHere(), {
      games: [{ ...GAME, plugin: new URL("fixtures/faulty.ts", import.meta.url).href }],
    });
    expect(await failureOf(gather())).toMatchObject({
      code: "shard-failed",
      message: expect.stringMatching(/^no worker could play game \d+: \S+:\d+: .*the die is lost$/),
    });
    expect(Math.max(...begun.map((id) => begun.filter((other) => other === id).length))).toBe(3);
  });

  test("a worker with another version of a game, or without it, is never handed its shards", async () => {
    const { begun } = await work(createCrewHere(), { games: [{ ...GAME, version: "0.0.1" }] });
    const notices: string[] = [];
    const crew = await openQueue(redis.address, [open], { onNotice: ({ en }) => notices.push(en) });
    const run = runLab([open], { games: GAMES, crew });
    expect(notices).toEqual([
      `no worker on this queue plays tic-tac-toe ${GAME.version} yet; the run waits for one`,
    ]);
    await work();
    expect(dataOf(await run)).toEqual(await alone());
    expect(begun).toEqual([]);
    await crew.close();
  });

  const quick = opened(ticTacToe, "examples/tic-tac-toe");

  test("a shard of many games gives way to others after its turn, and comes to the same", async () => {
    const many = opened(ticTacToe, "examples/tic-tac-toe", { bots: ["mcts:8", "random"], seed: "many" });
    const crew = await openQueue(redis.address, [many]);
    const long = crew.play({ setup: many.setup, from: 0, to: 1_000_000 });
    const { begun } = await work(createCrewHere(), { turn: 0 });
    const short = await gather();
    expect(dataOf(short)).toEqual(await alone());
    const piece = await long;
    expect([piece.from, piece.to]).toEqual([0, 1]);
    expect(begun[0]).toMatch(/-0-1000000$/);
    await crew.close();
    const cut = await gather(undefined, undefined, quick);
    expect(dataOf(cut)).toEqual(await alone(quick));
  });

  test("a shard with more games than any run has in one is refused", async () => {
    const crew = await openQueue(redis.address, [open]);
    const shard = { setup: open.setup, from: 0, to: 10_000_000 };
    expect(await failureOf(crew.play(shard))).toMatchObject({ code: "bad-shard" });
    await crew.close();
  });

  test("a game that takes longer than it may is given up, and the worker goes on", async () => {
    const endless: Crew = {
      ...createCrewHere(),
      play: ({ from }, signal) =>
        new Promise((resolve) => {
          const piece = { from, to: from, tally: { games: 0, measures: {} } };
          signal?.addEventListener("abort", () => resolve(piece));
        }),
    };
    const { worker } = await work(endless, { limit: 10 });
    expect(await failureOf(gather())).toMatchObject({
      code: "shard-failed",
      message: expect.stringMatching(/: game \d+ took longer than 0\.01 s$/),
    });
    await worker.close();
    await work();
    expect(dataOf(await gather())).toEqual(await alone());
  });

  test("a Redis that is emptied in the middle: what was lost is put there again, and nothing counts twice", async () => {
    const connection = new Redis(redis.address);
    let emptied = false;
    const here = createCrewHere();
    await work({
      ...here,
      async play(shard, signal) {
        if (!emptied) await connection.flushall();
        emptied = true;
        return here.play(shard, signal);
      },
    });
    expect(dataOf(await gather())).toEqual(await alone());
    connection.disconnect();
  });

  test("a Redis that refuses to store anything says so: redis-failed", async () => {
    const connection = new Redis(redis.address);
    const crew = await openQueue(redis.address, [open]);
    await connection.config("SET", "maxmemory", "1");
    expect(await failureOf(runLab([open], { games: GAMES, crew }))).toMatchObject({
      code: "redis-failed",
      message: expect.stringMatching(/^Redis at 127\.0\.0\.1:\d+ refuses: .*OOM/),
    });
    await connection.config("SET", "maxmemory", "0");
    connection.disconnect();
    await crew.close();
  });

  test("a Redis that is slow: the run comes to the same", async () => {
    const slow = await slowRedis(redis.address, 1);
    closing.push(() => slow.close());
    await work(createCrewHere(), {}, slow.address);
    const crew = await openQueue(slow.address, [open]);
    expect(dataOf(await runLab([open], { games: GAMES, crew }))).toEqual(await alone());
    await crew.close();
  });

  test("a worker that Redis hears nothing of for a while: others play its shards, and nothing counts twice", async () => {
    const slow = await slowRedis(redis.address, 0);
    closing.push(() => slow.close());
    const here = createCrewHere();
    let goOn: (() => void) | undefined;
    const stalling: Crew = {
      ...here,
      async play(shard, signal) {
        goOn ??= slow.stall();
        return here.play(shard, signal);
      },
    };
    const quick = { lockDuration: 300, stalledInterval: 300 };
    const cut = await work(stalling, quick, slow.address);
    const crew = await openQueue(redis.address, [open]);
    const run = runLab([open], { games: GAMES, crew });
    await expect.poll(() => goOn).toBeDefined();
    const other = await work(createCrewHere(), quick);
    await expect.poll(() => other.begun).toContain(cut.begun[0]);
    goOn?.();
    expect(dataOf(await run)).toEqual(await alone());
    await crew.close();
  });

  test("a Redis that goes and comes back: both ends say so, and the run comes to the same", async () => {
    const own = await startRedis(program ?? "");
    const notices: string[] = [];
    const said = await openWorker(own.address, {
      crew: createCrewHere(),
      games: [GAME],
      onNotice: ({ en }) => notices.push(en),
    });
    closing.push(() => said.close());
    const crew = await openQueue(own.address, [open], { onNotice: ({ en }) => notices.push(en) });
    await own.restart();
    expect(dataOf(await runLab([open], { games: GAMES, crew }))).toEqual(await alone());
    const host = new URL(own.address).host;
    for (const told of [`the connection to Redis at ${host} is lost`, `Redis at ${host} answers again`]) {
      expect(notices.filter((notice) => notice.startsWith(told))).toHaveLength(2);
    }
    await crew.close();
    await said.close();
    closing.pop();
    await own.stop();
  });
});

test.each([
  ["http://localhost", "bad-address"],
  ["somewhere", "bad-address"],
  ["redis://me:secret@127.0.0.1:1", "no-answer"],
])("%s is no Redis: %s, and no password is told", async (address, code) => {
  const error = await failureOf(openQueue(address, [open]));
  expect(error).toBeInstanceOf(QueueError);
  expect(error).toMatchObject({ code });
  expect(String(error)).not.toContain("secret");
  expect(await failureOf(openWorker(address, { crew: createCrewHere(), games: [GAME] }))).toMatchObject({
    code,
  });
});
