import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Crew, createCrewHere, type OpenSetup, reportOf, runLab } from "../src/index.ts";
import { openQueue, openWorker, QueueError, type QueueWorker } from "../src/queue/index.ts";
import { QUEUE } from "../src/queue/queue-crew.ts";
import { queueShard } from "../src/queue/queued-shard.ts";
import { moduleAt, opened } from "./fixtures/opened.ts";
import { findRedis, type RunningRedis, startRedis } from "./fixtures/redis.ts";

const program = findRedis();
if (!program) console.warn("There is no Redis on this machine: the tests of the queue are left out.");

const GAMES = 40;
/** Bots that search make shards of one game each. */
const open = opened(ticTacToe, "examples/tic-tac-toe", { bots: ["mcts:8", "random"] });

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

/** A worker in this process. */
async function work(
  crew: Crew = createCrewHere(),
  locate = async (_game: string): Promise<string | undefined> => open.setup.plugin,
) {
  const begun: string[] = [];
  const worker: QueueWorker = await openWorker(redis.address, {
    crew,
    locate,
    onShard: (_, id) => begun.push(id),
  });
  closing.push(() => worker.close());
  return { worker, begun };
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

  test("a worker without the game, and a game that breaks down, end the run: shard-failed", async () => {
    const ignorant = await work(createCrewHere(), async () => undefined);
    expect(await failureOf(gather())).toMatchObject({
      code: "shard-failed",
      message: expect.stringMatching(
        /^a worker could not play game \d+: the worker does not know the game tic-tac-toe/,
      ),
    });
    await ignorant.worker.close();
    await work(createCrewHere(), async () => new URL("fixtures/faulty.ts", import.meta.url).href);
    expect(await failureOf(gather())).toMatchObject({ message: expect.stringContaining("the die is lost") });
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
  const locate = async (): Promise<string> => moduleAt("examples/tic-tac-toe");
  expect(await failureOf(openWorker(address, { crew: createCrewHere(), locate }))).toMatchObject({ code });
});
