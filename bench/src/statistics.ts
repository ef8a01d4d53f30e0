/** The median of some figures, and the range of their middle half. */
export interface Quartiles {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of sorted figures, interpolated between neighbours. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

export function quartiles(figures: readonly number[]): Quartiles {
  const sorted = figures.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}
