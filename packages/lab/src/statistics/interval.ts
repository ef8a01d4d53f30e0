import { atRank, type Histogram, sizeOf } from "../counting/histogram.ts";
import type { Moments } from "../counting/moments.ts";

/** Between what and what something lies. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The interval of Wilson for how likely something is that came up in such a share of so many. */
export function wilson(share: number, of: number, z: number): Interval {
  const spread = z ** 2 / of;
  const middle = share + spread / 2;
  const half = z * Math.sqrt((share * (1 - share)) / of + spread / of / 4);
  return {
    low: share === 0 ? 0 : (middle - half) / (1 + spread),
    high: share === 1 ? 1 : (middle + half) / (1 + spread),
  };
}

/** From so many games on their spread says something about games that were not played. */
const ENOUGH = 10;

/**
 * The standard error of the mean of what was summed; those of one game may depend on each other (ratio estimator). Not a
 * number where there were too few games.
 */
export function errorOf({ games, n, x, nn, nx, xx }: Moments): number {
  const mean = x / n;
  const squares = Number(xx) - 2 * mean * Number(nx) + mean ** 2 * Number(nn);
  return games < ENOUGH ? Number.NaN : Math.sqrt((Math.max(0, squares) * games) / (games - 1)) / n;
}

/** The place of a share of all in a histogram, counted from 0. */
const rankOf = (share: number, size: number): number =>
  Math.min(size - 1, Math.max(0, Math.ceil(share * size) - 1));

export const quantile = (histogram: Histogram, share: number): number =>
  atRank(histogram, rankOf(share, sizeOf(histogram)));

/**
 * The interval of a quantile: between the ranks where it may be, whatever the distribution. Nothing where it may lie beyond
 * all that was seen: of five games, the shortest says little of how short one in twenty is.
 */
export function quantileInterval(histogram: Histogram, share: number, z: number): Interval | undefined {
  const half = z * Math.sqrt((share * (1 - share)) / sizeOf(histogram));
  if (share - half < 0 || share + half > 1) return undefined;
  return { low: quantile(histogram, share - half), high: quantile(histogram, share + half) };
}
