import type { EventCounts } from "../counting/event-counts.ts";
import { type Histogram, totalCount } from "../counting/histogram.ts";
import type { Moments } from "../counting/moments.ts";
import {
  type ConfidenceInterval,
  proportionInterval,
  quantile,
  quantileInterval,
  skewedInterval,
  standardError,
} from "./interval.ts";

/** A proportion: `hits` out of `of`. */
export interface ShareEstimate {
  readonly kind: "share";
  readonly hits: number;
  readonly of: number;
  /** The effective sample size: lower than `of` if observations of one game are correlated. */
  readonly effectiveSize: number;
}

/** A mean with its standard error. */
export interface MeanEstimate {
  readonly kind: "mean";
  readonly mean: number;
  readonly error: number;
  readonly of: number;
}

/** The mean of a number of events per game, which may be rare or come in bursts. */
export interface CountEstimate {
  readonly kind: "count";
  readonly events: number;
  /** The number of games. */
  readonly of: number;
  /** The number of games in which the event occurred. */
  readonly occurredIn: number;
  /** The standard deviation of the number of events of a game. */
  readonly deviation: number;
  /** The skewness of that number: large if few games have most of the events. */
  readonly skewness: number;
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
  const variance = (standardError(moments) / unit) ** 2;
  const effectiveSize = variance > 0 ? (mean * (1 - mean)) / variance : Math.min(games, n);
  return { kind: "share", hits: x / unit, of: n, effectiveSize };
}

/**
 * The mean of the observations, with a standard error clustered by game.
 *
 * @param unit - the value in the sums that represents 1
 */
export const mean = (moments: Moments, unit = 1): MeanEstimate => ({
  kind: "mean",
  mean: moments.x / moments.n / unit,
  error: standardError(moments) / unit,
  of: moments.n,
});

/**
 * The mean number of events per game.
 *
 * @param games - the number of all games, with the event or without
 */
export function meanCount(
  { games: occurredIn, events, squares, cubes }: EventCounts,
  games: number,
): CountEstimate {
  const mean = events / games;
  const [sumOfSquares, sumOfCubes] = [Number(squares), Number(cubes)];
  const variance = Math.max(0, sumOfSquares - games * mean ** 2) / (games - 1);
  const thirdMoment =
    ((sumOfCubes - 3 * mean * sumOfSquares + 2 * games * mean ** 3) * games) / ((games - 1) * (games - 2));
  const deviation = Math.sqrt(variance);
  const skewness = variance === 0 ? 0 : thirdMoment / deviation ** 3;
  return { kind: "count", events, of: games, occurredIn, deviation, skewness };
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
  const { low, high } = skewedInterval({ mean: events / of, deviation, skewness, of }, z);
  return { low: Math.max(0, low), high };
}

/** The interval of an estimate at `z` standard deviations; undefined if there is none. */
export function intervalOf(estimate: Estimate, z: number): ConfidenceInterval | undefined {
  switch (estimate.kind) {
    case "share":
      return proportionInterval(pointEstimate(estimate), estimate.effectiveSize, z);
    case "mean":
      return Number.isNaN(estimate.error)
        ? undefined
        : { low: estimate.mean - z * estimate.error, high: estimate.mean + z * estimate.error };
    case "count":
      return meanCountInterval(estimate, z);
    case "quantile":
      return quantileInterval(estimate.histogram, estimate.share, z);
    case "observed":
      return undefined;
  }
}
