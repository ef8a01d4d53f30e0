import { MEASURES } from "./measures/index.ts";
import type { ShardResult } from "./play-shard.ts";
import { type GameRanges, overlaps, withRange } from "./ranges.ts";
import type { ResolvedSetup } from "./resolved-setup.ts";
import { createTally, mergeTallies, type Tally } from "./tally.ts";

/** The games of a setup that have been played, and their tally. */
export interface SetupProgress {
  readonly done: GameRanges;
  readonly tally: Tally;
}

export const createSetupProgress = (resolved: ResolvedSetup): SetupProgress => ({
  done: [],
  tally: createTally(resolved, MEASURES),
});

/** Adds the result of a shard; a result with games that were already counted is ignored. */
export function withShardResult(progress: SetupProgress, { from, to, tally }: ShardResult): SetupProgress {
  if (from === to || overlaps(progress.done, { from, to })) return progress;
  return {
    done: withRange(progress.done, { from, to }),
    tally: mergeTallies(progress.tally, tally, MEASURES),
  };
}
