import type { Piece } from "../play-shard.ts";
import type { Shard } from "../shard.ts";

/** Those who play shards: in this thread, in others, or on other machines. What comes out is the same. */
export interface Crew {
  /** How many shards they play at a time. */
  readonly size: number;
  /**
   * Plays the games of a shard: all, or only the first of them, so that other shards are not held up.
   *
   * @param signal - stops it; what is finished by then is given back, and may be nothing
   */
  play(shard: Shard, signal?: AbortSignal): Promise<Piece>;
  close(): Promise<void>;
}
