import type { Crew } from "./crew.ts";
import { Player } from "./player.ts";

/** A crew of one, in this thread. */
export function createCrewHere(): Crew {
  const player = new Player();
  return {
    size: 1,
    play: (shard, signal) => player.play(shard, () => signal?.aborted ?? false),
    close: async () => {},
  };
}
