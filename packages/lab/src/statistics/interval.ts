import { type Histogram, totalCount, valueAtRank } from "../counting/histogram.ts";
import type { Moments } from "../counting/moments.ts";

/** A confidence interval. */
export interface ConfidenceInterval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's score interval of a proportion. */
export function wilsonInterval(share: number, of: number, z: number): ConfidenceInterval {
  const spread = z ** 2 / of;
  const middle = share + spread / 2;
  const half = z * Math.sqrt((share * (1 - share)) / of + spread / of / 4);
  return {
    low: share === 0 ? 0 : (middle - half) / (1 + spread),
    high: share === 1 ? 1 : (middle + half) / (1 + spread),
  };
}

/** The minimum number of games for a standard error. */
const MIN_GAMES = 10;

/**
 * The standard error of the mean. Observations of one game may be correlated (ratio estimator, with games as clusters). NaN
 * for fewer than {@link MIN_GAMES} games.
 */
export function standardError({ games, n, x, nn, nx, xx }: Moments): number {
  const mean = x / n;
  const squares = Number(xx) - 2 * mean * Number(nx) + mean ** 2 * Number(nn);
  return games < MIN_GAMES ? Number.NaN : Math.sqrt((Math.max(0, squares) * games) / (games - 1)) / n;
}

/** The rank of a quantile, counted from 0. */
const rankOf = (share: number, size: number): number =>
  Math.min(size - 1, Math.max(0, Math.ceil(share * size) - 1));

export const quantile = (histogram: Histogram, share: number): number =>
  valueAtRank(histogram, rankOf(share, totalCount(histogram)));

/**
 * The distribution-free interval of a quantile, from ranks. Undefined where the quantile may lie outside the observed values:
 * the shortest of five games says little about the 5% quantile.
 */
export function quantileInterval(
  histogram: Histogram,
  share: number,
  z: number,
): ConfidenceInterval | undefined {
  const half = z * Math.sqrt((share * (1 - share)) / totalCount(histogram));
  if (share - half < 0 || share + half > 1) return undefined;
  return { low: quantile(histogram, share - half), high: quantile(histogram, share + half) };
}
