import type { Range } from "./shard.ts";

/** Which games are done: ranges in order that neither meet nor overlap. */
export type Ranges = readonly Range[];

export const overlaps = (ranges: Ranges, { from, to }: Range): boolean =>
  ranges.some((other) => other.from < to && from < other.to);

/** With one more range, which must not overlap; those that meet become one. */
export function withRange(ranges: Ranges, added: Range): Ranges {
  const before = ranges.filter(({ to }) => to < added.from);
  const after = ranges.filter(({ from }) => from > added.to);
  const met = [...ranges.filter(({ from, to }) => to >= added.from && from <= added.to), added];
  const whole = { from: Math.min(...met.map(({ from }) => from)), to: Math.max(...met.map(({ to }) => to)) };
  return [...before, whole, ...after];
}

export const lengthOf = (ranges: Ranges): number => ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/** What is still to be done of the first so many games. */
export function* gapsIn(ranges: Ranges, games: number): Generator<Range> {
  let from = 0;
  for (const range of ranges) {
    if (range.from > from) yield { from, to: Math.min(range.from, games) };
    from = range.to;
    if (from >= games) return;
  }
  if (from < games) yield { from, to: games };
}
