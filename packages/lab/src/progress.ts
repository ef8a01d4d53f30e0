import { MEASURES } from "./measures/index.ts";
import type { ShardResult } from "./play-shard.ts";
import { overlaps, type Ranges, withRange } from "./ranges.ts";
import type { ResolvedSetup } from "./resolved-setup.ts";
import { createTally, mergeTallies, type Tally } from "./tally.ts";

/** The games of a setup that have been played, and their tally. */
export interface Progress {
  readonly done: Ranges;
  readonly tally: Tally;
}

export const createProgress = (resolved: ResolvedSetup): Progress => ({
  done: [],
  tally: createTally(resolved, MEASURES),
});

/** Adds the result of a shard; a result with games that were already counted is ignored. */
export function withShardResult(progress: Progress, { from, to, tally }: ShardResult): Progress {
  if (from === to || overlaps(progress.done, { from, to })) return progress;
  return {
    done: withRange(progress.done, { from, to }),
    tally: mergeTallies(progress.tally, tally, MEASURES),
  };
}
