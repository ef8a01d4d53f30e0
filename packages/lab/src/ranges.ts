import type { Range } from "./shard.ts";

/** The numbers of games as ordered ranges that neither touch nor overlap. */
export type Ranges = readonly Range[];

export const overlaps = (ranges: Ranges, { from, to }: Range): boolean =>
  ranges.some((other) => other.from < to && from < other.to);

/** Adds a range, which must not overlap any other; ranges that touch are joined. */
export function withRange(ranges: Ranges, added: Range): Ranges {
  const before = ranges.filter(({ to }) => to < added.from);
  const after = ranges.filter(({ from }) => from > added.to);
  const touching = [...ranges.filter(({ from, to }) => to >= added.from && from <= added.to), added];
  const joined = {
    from: Math.min(...touching.map(({ from }) => from)),
    to: Math.max(...touching.map(({ to }) => to)),
  };
  return [...before, joined, ...after];
}

export const countGames = (ranges: Ranges): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/** The ranges of the first `games` games that are missing. */
export function* missingRanges(ranges: Ranges, games: number): Generator<Range> {
  let from = 0;
  for (const range of ranges) {
    if (range.from > from) yield { from, to: Math.min(range.from, games) };
    from = range.to;
    if (from >= games) return;
  }
  if (from < games) yield { from, to: games };
}
