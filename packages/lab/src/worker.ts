/**
 * The script of a worker thread that plays shards.
 *
 * @module
 */

import type { ShardResult } from "./play-shard.ts";
import type { Shard } from "./shard.ts";
import { ShardPlayer } from "./workers/shard-player.ts";

/** The message that starts a worker on a shard. */
export interface WorkerTask {
  readonly shard: Shard;
  /** Nonzero once the worker should stop. Shared memory, so that the worker sees the change in the middle of a shard. */
  readonly stopFlag: Int32Array;
}

const player = new ShardPlayer();

export default ({ shard, stopFlag }: WorkerTask): Promise<ShardResult> =>
  player.play(shard, () => Atomics.load(stopFlag, 0) !== 0);

/** Runs in a thread before it is terminated. Tinypool waits for it, so no thread is terminated while it is still starting. */
export const teardown = (): void => {};
