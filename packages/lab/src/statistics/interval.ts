import { type Histogram, totalCount, valueAtRank } from "../counting/histogram.ts";
import type { Moments } from "../counting/moments.ts";
import { twoSidedP } from "./normal.ts";
import { incompleteBeta, incompleteGamma } from "./special-functions.ts";

/** A confidence interval. */
export interface ConfidenceInterval {
  readonly low: number;
  readonly high: number;
}

/** The argument at which an increasing function reaches a level, between two bounds. */
function bisect(f: (x: number) => number, level: number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (f(middle) < level) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Smaller tails than this are rounding errors. */
const MIN_TAIL = 1e-14;

/** The probability outside an interval of `z` standard deviations, on one side. */
const tailOf = (z: number): number => Math.max(MIN_TAIL, twoSidedP(z) / 2);

/** Above this number of events the normal approximation has errors below a millionth, and the exact series would take long. */
const MAX_EXACT_COUNT = 1e6;
/** Below this proportion the Poisson approximation has errors below a ten-thousandth, and the exact series would take long. */
const MIN_EXACT_SHARE = 1e-4;

/** The interval of a normal distribution. */
const normalInterval = (mean: number, deviation: number, z: number): ConfidenceInterval => ({
  low: mean - z * deviation,
  high: mean + z * deviation,
});

/**
 * The mid-P interval of the expected number of independent events (Poisson).
 *
 * @param count - the number of events observed, or the effective number of correlated ones
 */
export function countInterval(count: number, z: number): ConfidenceInterval {
  if (count > MAX_EXACT_COUNT) return normalInterval(count, Math.sqrt(count), z);
  const tail = tailOf(z);
  // half of the probability of the observed number counts in each tail
  const moreThan = (mean: number): number =>
    (incompleteGamma(count, mean) + incompleteGamma(count + 1, mean)) / 2;
  const max = count + (z + 1) * (Math.sqrt(count) + z + 1);
  return count === 0
    ? { low: 0, high: -Math.log(2 * tail) }
    : { low: bisect(moreThan, tail, 0, count), high: bisect(moreThan, 1 - tail, count, max) };
}

/** The interval of a proportion that is close to 0. */
function rareInterval(share: number, of: number, z: number): ConfidenceInterval {
  const { low, high } = countInterval(share * of, z);
  return { low: low / of, high: Math.min(1, high / of) };
}

/**
 * The mid-P interval of a proportion: exact, with half of the probability of the observed number of hits counted in each tail. It is close
 * to 95 % also for rare hits.
 *
 * @param of - the number of observations, or the effective number of correlated ones
 */
export function proportionInterval(share: number, of: number, z: number): ConfidenceInterval {
  const misses = 1 - share;
  if (Math.min(share, misses) * of > MAX_EXACT_COUNT)
    return normalInterval(share, Math.sqrt((share * misses) / of), z);
  if (share > 0 && share < MIN_EXACT_SHARE) return rareInterval(share, of, z);
  if (misses > 0 && misses < MIN_EXACT_SHARE) {
    const { low, high } = rareInterval(misses, of, z);
    return { low: 1 - high, high: 1 - low };
  }
  const lowFor = (hits: number): number =>
    bisect(
      (p) => (incompleteBeta(hits, of - hits + 1, p) + incompleteBeta(hits + 1, of - hits, p)) / 2,
      tailOf(z),
      0,
      1,
    );
  return {
    low: share === 0 ? 0 : lowFor(share * of),
    high: share === 1 ? 1 : 1 - lowFor(misses * of),
  };
}

/**
 * The quantile of Student's distribution with the same tails as `z` standard deviations of the normal one (its expansion; the error is below
 * a thousandth from 9 degrees of freedom at 95 %).
 */
export function studentQuantile(z: number, degrees: number): number {
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ];
  return terms.reduce((sum, term, i) => sum + term / degrees ** (i + 1), z);
}

/** A sample with its mean and its variation. */
interface SkewedSample extends Variation {
  readonly mean: number;
  /** The number of games. */
  readonly games: number;
}

/**
 * The interval of the mean of a skewed distribution: that of Student's t, corrected for the skewness by Hall's transformation. It contains
 * the mean of bursts as often as a bootstrap of t does, without random numbers.
 */
export function skewedInterval(
  { mean, deviation, skewness, games }: SkewedSample,
  z: number,
): ConfidenceInterval {
  const t = studentQuantile(z, games - 1) / Math.sqrt(games);
  const a = skewness / 3;
  const shift = skewness / (6 * games);
  const correct = (x: number): number =>
    Math.abs(a) < 1e-6 ? x : (Math.cbrt(1 + 3 * a * (x - shift)) - 1) / a;
  return { low: mean - deviation * correct(t), high: mean - deviation * correct(-t) };
}

/** The minimum number of games for a standard error. */
const MIN_GAMES = 10;

/** How a mean varies: the standard deviation of one game, in units of the mean, and its skewness. */
export interface Variation {
  readonly deviation: number;
  readonly skewness: number;
}

/**
 * The variation of the mean between games. Observations of one game may be correlated (ratio estimator, with games as clusters). NaN for
 * fewer than {@link MIN_GAMES} games.
 */
export function variationOf({ games, n, x, nn, nx, xx, nnn, nnx, nxx, xxx }: Moments): Variation {
  if (games < MIN_GAMES) return { deviation: Number.NaN, skewness: Number.NaN };
  const mean = x / n;
  const squares = Number(xx) - 2 * mean * Number(nx) + mean ** 2 * Number(nn);
  const cubes = Number(xxx) - 3 * mean * Number(nxx) + 3 * mean ** 2 * Number(nnx) - mean ** 3 * Number(nnn);
  const deviation = Math.sqrt(Math.max(0, squares) / (games - 1));
  const thirdMoment = (cubes * games) / ((games - 1) * (games - 2));
  return {
    deviation: (deviation * games) / n,
    skewness: deviation === 0 ? 0 : thirdMoment / deviation ** 3,
  };
}

/** The rank of a quantile, counted from 0. */
const rankOf = (share: number, size: number): number =>
  Math.min(size - 1, Math.max(0, Math.ceil(share * size) - 1));

export const quantile = (histogram: Histogram, share: number): number =>
  valueAtRank(histogram, rankOf(share, totalCount(histogram)));

/**
 * The distribution-free interval of a quantile, from ranks. Undefined if the quantile may lie outside the observed values: the shortest of
 * five games says little about the 5% quantile.
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
