/**
 * The script of a worker thread that plays shards.
 *
 * @module
 */
import { Player } from "./crew/player.ts";
import type { Piece } from "./play-shard.ts";
import type { Shard } from "./shard.ts";

/** What a worker is told. */
export interface Task {
  readonly shard: Shard;
  /** Not 0 once it is to stop: shared, so that it is seen in the middle of a shard. */
  readonly stop: Int32Array;
}

const player = new Player();

export default ({ shard, stop }: Task): Promise<Piece> =>
  player.play(shard, () => Atomics.load(stop, 0) !== 0);

/** What a thread answers before it is ended: so that none is cut off while it is still starting. */
export const rest = (): void => {};
