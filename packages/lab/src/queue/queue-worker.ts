import { MEASURES } from "../measures/index.ts";
import type { ShardResult } from "../play-shard.ts";
import type { Shard } from "../shard.ts";
import { mergeTallies } from "../tally.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";
import { formatResult } from "./queued-result.ts";
import { type QueuedShard, SHARDS } from "./queued-shard.ts";
import { openTaskWorker, type TaskWorker, type TaskWorkerOptions } from "./task-worker.ts";

const DEFAULT_TIME_SLICE = 10_000;
const DEFAULT_GAME_TIMEOUT = 3_600_000;

/** The pool that plays a shard, and the time limits. */
interface PlayLimits {
  readonly pool: WorkerPool;
  readonly timeSlice: number;
  readonly gameTimeout: number;
}

/** Options of a worker that plays shards. */
export interface QueueWorkerOptions extends Omit<TaskWorkerOptions<QueuedShard>, "concurrency" | "run"> {
  /** The pool that plays the shards; its size is the number of shards that the worker takes at a time. */
  readonly pool: WorkerPool;
  /**
   * Milliseconds after which the worker returns the games of a shard played so far, so that other shards are not delayed; defaults to 10
   * seconds.
   */
  readonly timeSlice?: number | undefined;
  /** Milliseconds that a game may take before its shard fails; defaults to one hour. */
  readonly gameTimeout?: number | undefined;
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

/**
 * Opens a worker that plays shards from the queues of a Redis.
 *
 * @throws QueueError `bad-address` or `no-answer`
 */
export const openQueueWorker = (
  address: string,
  {
    pool,
    timeSlice = DEFAULT_TIME_SLICE,
    gameTimeout = DEFAULT_GAME_TIMEOUT,
    ...options
  }: QueueWorkerOptions,
): Promise<TaskWorker> =>
  openTaskWorker(address, SHARDS, {
    ...options,
    concurrency: pool.size,
    run: async ({ setup, ...range }, plugin) =>
      formatResult(
        await playTimeSlice({ setup: { ...setup, plugin }, ...range }, { pool, timeSlice, gameTimeout }),
      ),
  });
