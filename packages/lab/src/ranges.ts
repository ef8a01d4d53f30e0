import type { GameRange } from "./shard.ts";

/** The numbers of games as ordered ranges that neither touch nor overlap. */
export type GameRanges = readonly GameRange[];

export const overlaps = (ranges: GameRanges, { from, to }: GameRange): boolean =>
  ranges.some((other) => other.from < to && from < other.to);

/** Adds a range, which must not overlap any other; ranges that touch are joined. */
export function withRange(ranges: GameRanges, added: GameRange): GameRanges {
  const before = ranges.filter(({ to }) => to < added.from);
  const after = ranges.filter(({ from }) => from > added.to);
  const touching = [...ranges.filter(({ from, to }) => to >= added.from && from <= added.to), added];
  const joined = {
    from: Math.min(...touching.map(({ from }) => from)),
    to: Math.max(...touching.map(({ to }) => to)),
  };
  return [...before, joined, ...after];
}

export const countGames = (ranges: GameRanges): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/** The ranges of the first `games` games that are missing. */
export function* missingRanges(ranges: GameRanges, games: number): Generator<GameRange> {
  let from = 0;
  for (const range of ranges) {
    if (range.from > from) yield { from, to: Math.min(range.from, games) };
    from = range.to;
    if (from >= games) return;
  }
  if (from < games) yield { from, to: games };
}
