import { hostname } from "node:os";
import type { Text } from "@serpentarium/core";
import { type Job, UnrecoverableError, Worker } from "bullmq";
import pLimit from "p-limit";
import { MEASURES } from "../measures/index.ts";
import type { ShardResult } from "../play-shard.ts";
import type { Shard } from "../shard.ts";
import { mergeTallies } from "../tally.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";
import { connect } from "./connect.ts";
import { reasonOf } from "./queue-error.ts";
import { formatResult } from "./queued-result.ts";
import { MAX_ATTEMPTS, parseShard, type QueuedShard, queueName } from "./queued-shard.ts";

/** A game that a worker can play. */
export interface WorkerGame {
  readonly game: string;
  readonly version: string;
  /** The specifier from which the plugin is imported: the URL of a module or the name of a package. */
  readonly plugin: string;
}

/** Options of a worker on a queue. */
export interface QueueWorkerOptions {
  /** The pool that plays the shards; its size is the number of shards that the worker takes at a time. */
  readonly pool: WorkerPool;
  /** The games that the worker plays; it gets no shards of other games or versions. */
  readonly games: readonly WorkerGame[];
  /**
   * Milliseconds after which the worker returns the games of a shard that it has played so far, so that other shards are not
   * held up; defaults to 10 seconds.
   */
  readonly timeSlice?: number | undefined;
  /** Milliseconds that a game may take before its shard fails; defaults to one hour. */
  readonly gameTimeout?: number | undefined;
  /** Milliseconds that the worker pauses after a failure, so that another worker gets the shard; defaults to 2 seconds. */
  readonly failurePause?: number | undefined;
  /** Called with each shard before it is played. */
  readonly onShard?: ((shard: QueuedShard, id: string) => void) | undefined;
  /** Called with a message when the connection to Redis is lost or restored, and when a shard fails. */
  readonly onNotice?: ((notice: Text) => void) | undefined;
  /** Milliseconds without a renewed lock after which a shard is given to another worker; defaults to 30 seconds. */
  readonly lockDuration?: number | undefined;
  /** The interval at which locks are checked, in milliseconds; defaults to 30 seconds. */
  readonly stalledInterval?: number | undefined;
}

/** A worker that takes shards from queues until it is closed. */
export interface QueueWorker {
  /** The number of shards that were played, at least in part. */
  readonly played: number;
  /** Stops taking shards and waits for those in progress. */
  close(): Promise<void>;
}

/** The number of workers that may crash on a shard before the shard fails, because it may be the cause. */
const MAX_STALLS = 10;
/** The default of BullMQ, in milliseconds. */
const DEFAULT_LOCK_DURATION = 30_000;
const DEFAULT_TIME_SLICE = 10_000;
const DEFAULT_GAME_TIMEOUT = 3_600_000;
const DEFAULT_FAILURE_PAUSE = 2000;

const INVALID_SHARD = "invalid shard, or the shard of another id";
const TOO_LARGE = "its tally is too large for a queue";

/** The pool that plays a shard, and the limits of time. */
interface PlayLimits {
  readonly pool: WorkerPool;
  readonly timeSlice: number;
  readonly gameTimeout: number;
}

/** Plays at least the first game of a shard. @throws Error if the game takes longer than the limit */
async function playWithTimeout(shard: Shard, { pool, gameTimeout }: PlayLimits): Promise<ShardResult> {
  const result = await pool.play(shard, AbortSignal.timeout(gameTimeout));
  if (result.to > result.from) return result;
  throw new Error(`game ${shard.from} took longer than ${gameTimeout / 1000} s`);
}

/** Plays as many games of a shard as the time slice allows, at least one. @throws Error as {@link playWithTimeout} */
async function playTimeSlice(shard: Shard, limits: PlayLimits): Promise<ShardResult> {
  const { from, to, setup } = shard;
  const end = performance.now() + limits.timeSlice;
  let result = await playWithTimeout({ setup, from, to: from + 1 }, limits);
  // doubling the number of games keeps the overhead low for quick games
  for (let size = 2; result.to < to && performance.now() < end; size *= 2) {
    const next = await playWithTimeout(
      { setup, from: result.to, to: Math.min(to, result.to + size) },
      limits,
    );
    result = { from, to: next.to, tally: mergeTallies(result.tally, next.tally, MEASURES) };
  }
  return result;
}

const failureNotice = ({ setup, from, to }: QueuedShard, why: string): Text => ({
  en: `${setup.game}, games ${from} to ${to - 1}: ${why}`,
  fr: `${setup.game}, parties ${from} à ${to - 1} : ${why}`,
});

/**
 * Opens a worker on the queues of a Redis, one queue per game. Shards are checked, and a queue cannot choose the module that
 * is imported.
 *
 * @throws QueueError `bad-address` or `no-answer`
 */
export async function openQueueWorker(
  address: string,
  {
    pool,
    games,
    timeSlice = DEFAULT_TIME_SLICE,
    gameTimeout = DEFAULT_GAME_TIMEOUT,
    failurePause = DEFAULT_FAILURE_PAUSE,
    onShard,
    onNotice = () => {},
    lockDuration = DEFAULT_LOCK_DURATION,
    stalledInterval = DEFAULT_LOCK_DURATION,
  }: QueueWorkerOptions,
): Promise<QueueWorker> {
  const { redis } = await connect(address, onNotice);
  const workerName = `${hostname()}:${process.pid}`;
  const limitConcurrency = pLimit(pool.size);
  let played = 0;
  let pauseTimer: NodeJS.Timeout | undefined;

  /** Pauses after a failure, so that another worker gets the shard. */
  function pause(): void {
    clearTimeout(pauseTimer);
    for (const worker of workers) worker.pause(true);
    pauseTimer = setTimeout(() => {
      for (const worker of workers) worker.resume();
    }, failurePause);
  }

  async function play(
    plugin: string,
    { data, id = "", attemptsMade }: Job<unknown, string>,
  ): Promise<string> {
    const shard = parseShard(data, id);
    if (!shard) throw new UnrecoverableError(INVALID_SHARD);
    onShard?.(shard, id);
    try {
      const result = await playTimeSlice(
        { ...shard, setup: { ...shard.setup, plugin } },
        { pool, timeSlice, gameTimeout },
      );
      const text = formatResult(result);
      if (text === undefined) throw new Error(TOO_LARGE);
      played++;
      return text;
    } catch (cause) {
      const why = reasonOf(cause);
      onNotice(failureNotice(shard, why));
      pause();
      const isLast = attemptsMade + 1 >= MAX_ATTEMPTS;
      throw new (isLast ? UnrecoverableError : Error)(`${workerName}: ${why}`);
    }
  }

  const openGameWorker = (game: WorkerGame): Worker<unknown, string> => {
    const worker = new Worker<unknown, string>(
      queueName(game),
      (job) => limitConcurrency(() => play(game.plugin, job)),
      {
        connection: redis,
        concurrency: pool.size,
        lockDuration,
        stalledInterval,
        maxStalledCount: MAX_STALLS,
      },
    );
    // lost connections are restored by ioredis, and a shard whose lock is lost belongs to another worker
    worker.on("error", () => {});
    return worker;
  };
  const workers = games.map(openGameWorker);
  await Promise.all(workers.map((worker) => worker.waitUntilReady()));
  return {
    get played() {
      return played;
    },
    async close() {
      clearTimeout(pauseTimer);
      await Promise.all(workers.map((worker) => worker.close()));
      redis.disconnect();
    },
  };
}
