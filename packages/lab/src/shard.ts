import type { Setup } from "./setup.ts";

/** Games by their numbers: from the first one to just before the last one. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Some of the games of a setup: what one worker plays at a time, here or on another machine. Plain data. */
export interface Shard extends Range {
  readonly setup: Setup;
}

/** A run is cut into no more shards than this: few to keep, however many games there are. */
const MOST = 500;
/** It is cut into this many, if it has the games, so that all workers have something to do until the end. */
const ENOUGH = 64;
/** Games that are soon over, in one shard: handing it out and merging its tally should not take as long. */
const TOGETHER = 100;

/** How many games of a run of so many make a shard. It changes nothing of the result. */
export function shardSize({ bots }: Pick<Setup, "bots">, games: number): number {
  const isQuick = bots.every((bot) => bot === "random" || bot === "greedy");
  const together = isQuick ? Math.min(TOGETHER, Math.ceil(games / ENOUGH)) : 1;
  return Math.max(1, together, Math.ceil(games / MOST));
}

/** Ranges that cover the same games, none of them longer than a shard. */
export function* cut(ranges: Iterable<Range>, size: number): Generator<Range> {
  for (const { from, to } of ranges) {
    for (let start = from; start < to; start += size) yield { from: start, to: Math.min(start + size, to) };
  }
}
