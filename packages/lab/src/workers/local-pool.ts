import { ShardPlayer } from "./shard-player.ts";
import type { WorkerPool } from "./worker-pool.ts";

/** A pool of one worker, in this thread. */
export function createLocalPool(): WorkerPool {
  const player = new ShardPlayer();
  return {
    size: 1,
    play: (shard, signal) => player.play(shard, () => signal?.aborted ?? false),
    close: async () => {},
  };
}
