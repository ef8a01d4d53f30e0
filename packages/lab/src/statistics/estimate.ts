import type { EventCounts } from "../counting/event-counts.ts";
import { type Histogram, totalCount } from "../counting/histogram.ts";
import type { Moments } from "../counting/moments.ts";
import {
  type ConfidenceInterval,
  proportionInterval,
  quantile,
  quantileInterval,
  skewedInterval,
  type Variation,
  variationOf,
} from "./interval.ts";

/** A proportion: `hits` out of `of`. */
export interface ShareEstimate {
  readonly kind: "share";
  readonly hits: number;
  readonly of: number;
  /** The effective sample size: lower than `of` if observations of one game are correlated. */
  readonly effectiveSize: number;
  /** The variation between games, if few games have most of the hits. */
  readonly bursts?: Variation & { readonly games: number };
}

/** A mean with its variation between games. */
export interface MeanEstimate extends Variation {
  readonly kind: "mean";
  readonly mean: number;
  readonly of: number;
  readonly games: number;
}

/** The mean of a number of events per game, which may be rare or come in bursts. */
export interface CountEstimate extends Variation {
  readonly kind: "count";
  readonly events: number;
  /** The number of games. */
  readonly of: number;
  /** The number of games in which the event occurred. */
  readonly occurredIn: number;
}

/** The quantile of a distribution at a share from 0 to 1. */
export interface QuantileEstimate {
  readonly kind: "quantile";
  readonly share: number;
  readonly histogram: Histogram;
}

/** An observed value without an interval, such as the longest game: it does not estimate anything about further games. */
export interface ObservedEstimate {
  readonly kind: "observed";
  readonly value: number;
  readonly of: number;
}

/** A measured value with the data from which its interval is computed. */
export type Estimate = ShareEstimate | MeanEstimate | CountEstimate | QuantileEstimate | ObservedEstimate;

export const share = (hits: number, of: number): ShareEstimate => ({
  kind: "share",
  hits,
  of,
  effectiveSize: of,
});

/**
 * The mean of values from 0 to 1 as a share. Their variance gives the effective sample size; without variance, or with too few games to
 * estimate it, every game counts as one observation.
 *
 * @param unit - the value in the sums that represents 1
 */
export function meanShare(moments: Moments, unit = 1): ShareEstimate {
  const { games, n, x } = moments;
  const mean = x / n / unit;
  const { skewness, ...variation } = variationOf(moments);
  const deviation = variation.deviation / unit;
  const spread = mean * (1 - mean);
  const effectiveSize = deviation > 0 ? (spread * games) / deviation ** 2 : Math.min(games, n);
  const estimate = { kind: "share", hits: x / unit, of: n, effectiveSize } as const;
  // the skewness of a mean of as many independent observations
  const plain = (1 - 2 * mean) / Math.sqrt(spread * effectiveSize);
  const isBursty = n > games && Math.abs(skewness) / Math.sqrt(games) > Math.abs(plain);
  return isBursty ? { ...estimate, bursts: { games, deviation, skewness } } : estimate;
}

/**
 * The mean of the observations, with a variation clustered by game.
 *
 * @param unit - the value in the sums that represents 1
 */
export function mean(moments: Moments, unit = 1): MeanEstimate {
  const { games, n, x } = moments;
  const { deviation, skewness } = variationOf(moments);
  return { kind: "mean", mean: x / n / unit, of: n, games, deviation: deviation / unit, skewness };
}

/**
 * The mean number of events per game.
 *
 * @param games - the number of all games, with the event or without
 */
export function meanCount(
  { games: occurredIn, events, squares, cubes }: EventCounts,
  games: number,
): CountEstimate {
  const [bigGames, bigEvents] = [BigInt(games), BigInt(events)];
  const variation = variationOf({
    games,
    n: games,
    x: events,
    nn: bigGames,
    nx: bigEvents,
    xx: squares,
    nnn: bigGames,
    nnx: bigEvents,
    nxx: squares,
    xxx: cubes,
  });
  return { kind: "count", events, of: games, occurredIn, ...variation };
}

export function pointEstimate(estimate: Estimate): number {
  switch (estimate.kind) {
    case "share":
      return estimate.hits / estimate.of;
    case "mean":
      return estimate.mean;
    case "count":
      return estimate.events / estimate.of;
    case "quantile":
      return quantile(estimate.histogram, estimate.share);
    case "observed":
      return estimate.value;
  }
}

export const sampleSizeOf = (estimate: Estimate): number =>
  estimate.kind === "quantile" ? totalCount(estimate.histogram) : estimate.of;

/**
 * The minimum number of games in which an event occurred for an interval of its number per game: fewer do not show how large the bursts
 * can be in which it comes.
 */
export const MIN_EVENT_GAMES = 10;

function meanCountInterval(
  { events, of, occurredIn, deviation, skewness }: CountEstimate,
  z: number,
): ConfidenceInterval | undefined {
  if (occurredIn < MIN_EVENT_GAMES) return undefined;
  const { low, high } = skewedInterval({ mean: events / of, deviation, skewness, games: of }, z);
  return { low: Math.max(0, low), high };
}

function shareInterval(estimate: ShareEstimate, z: number): ConfidenceInterval {
  const { bursts, effectiveSize } = estimate;
  const mean = pointEstimate(estimate);
  if (!bursts) return proportionInterval(mean, effectiveSize, z);
  const { low, high } = skewedInterval({ mean, ...bursts }, z);
  return { low: Math.max(0, low), high: Math.min(1, high) };
}

/** The interval of an estimate at `z` standard deviations; undefined if there is none. */
export function intervalOf(estimate: Estimate, z: number): ConfidenceInterval | undefined {
  switch (estimate.kind) {
    case "share":
      return shareInterval(estimate, z);
    case "mean":
      return Number.isNaN(estimate.deviation) ? undefined : skewedInterval(estimate, z);
    case "count":
      return meanCountInterval(estimate, z);
    case "quantile":
      return quantileInterval(estimate.histogram, estimate.share, z);
    case "observed":
      return undefined;
  }
}
