import { MEASURES } from "./measures/index.ts";
import type { OpenSetup } from "./open-setup.ts";
import type { Piece } from "./play-shard.ts";
import { overlaps, type Ranges, withRange } from "./ranges.ts";
import { createTally, mergeTallies, type Tally } from "./tally.ts";

/** Which games of a setup have been played, and what was counted over them. */
export interface Progress {
  readonly done: Ranges;
  readonly tally: Tally;
}

export const beginProgress = (open: OpenSetup): Progress => ({
  done: [],
  tally: createTally(open, MEASURES),
});

/** With one more piece; one of games that have been counted already changes nothing. */
export function withPiece(progress: Progress, { from, to, tally }: Piece): Progress {
  if (from === to || overlaps(progress.done, { from, to })) return progress;
  return {
    done: withRange(progress.done, { from, to }),
    tally: mergeTallies(progress.tally, tally, MEASURES),
  };
}
