import { isDeepStrictEqual } from "node:util";
import { emptyShardResult } from "../play-shard.ts";
import type { ResolvedSetup } from "../resolved-setup.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";
import { parseResult } from "./queued-result.ts";
import { SHARDS, toQueuedShard } from "./queued-shard.ts";
import { openTaskQueue, type TaskQueue, type TaskQueueOptions } from "./task-queue.ts";

/** A pool of workers on other machines, which can join and leave at any time. */
export interface QueuePool extends WorkerPool, Pick<TaskQueue<never>, "removeTasks"> {}

/** The value of a promise, or undefined once the signal is aborted. */
async function raceAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (!signal) return promise;
  let onAbort = (): void => {};
  const aborted = new Promise<undefined>((resolve) => {
    onAbort = () => resolve(undefined);
  });
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
    promise.catch(() => {});
  }
}

/**
 * Opens a pool on the queues of a Redis, one queue per version of a game, and collects the results of the workers.
 *
 * @param resolvedSetups - the setups that will be played
 * @throws QueueError `bad-address` or `no-answer`; `play` throws the other codes
 */
export async function openQueuePool(
  address: string,
  resolvedSetups: readonly ResolvedSetup[],
  options?: TaskQueueOptions,
): Promise<QueuePool> {
  const setups = resolvedSetups.map(({ setup }) => setup);
  const queue = await openTaskQueue(address, SHARDS, setups, options);
  return {
    ...queue,
    async play(shard, signal) {
      const resolved = resolvedSetups.find(({ setup }) => isDeepStrictEqual(setup, shard.setup));
      if (!resolved) throw new Error("the pool was opened for other setups");
      const result = queue.run(toQueuedShard(shard), (text) => parseResult(text, shard, resolved));
      return (await raceAbort(result, signal)) ?? emptyShardResult(shard);
    },
  };
}
