import type { Setup } from "./setup.ts";

/** A range of game numbers from `from` up to but excluding `to`. */
export interface GameRange {
  readonly from: number;
  readonly to: number;
}

/** A range of games of a setup, which one worker plays at a time, on this or another machine. Plain data. */
export interface Shard extends GameRange {
  readonly setup: Setup;
}

/** The maximum number of shards of a run, so that their results stay small. */
const MAX_SHARDS = 500;
/** The target number of shards, so that all workers stay busy until the end of a run. */
const TARGET_SHARDS = 64;
/** The maximum number of quick games in a shard. With fewer, sending a shard and merging its tally would dominate. */
const MAX_QUICK_GAMES = 100;

/** The number of games per shard in a run of `games` games. It does not affect the result of the run. */
export function shardSize({ bots }: Pick<Setup, "bots">, games: number): number {
  const isQuick = bots.every((bot) => bot === "random" || bot === "greedy");
  const size = isQuick ? Math.min(MAX_QUICK_GAMES, Math.ceil(games / TARGET_SHARDS)) : 1;
  return Math.max(1, size, Math.ceil(games / MAX_SHARDS));
}

/** Splits ranges into ranges of at most `size` games. */
export function* splitRanges(ranges: Iterable<GameRange>, size: number): Generator<GameRange> {
  for (const { from, to } of ranges) {
    for (let start = from; start < to; start += size) yield { from: start, to: Math.min(start + size, to) };
  }
}
