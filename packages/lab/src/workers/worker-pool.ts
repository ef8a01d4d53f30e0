import type { ShardResult } from "../play-shard.ts";
import type { Shard } from "../shard.ts";

/** A pool of workers that play shards: in this thread, in other threads or on other machines. The results are identical. */
export interface WorkerPool {
  /** The number of shards that the pool plays at a time. */
  readonly size: number;
  /**
   * Plays the games of a shard: all of them, or only the first ones so that other shards are not delayed.
   *
   * @param signal - stops it; the result then contains the games finished so far, possibly none
   */
  play(shard: Shard, signal?: AbortSignal): Promise<ShardResult>;
  close(): Promise<void>;
}
