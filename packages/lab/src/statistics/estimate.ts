import { type Histogram, totalCount } from "../counting/histogram.ts";
import type { Moments } from "../counting/moments.ts";
import {
  type ConfidenceInterval,
  countInterval,
  proportionInterval,
  quantile,
  quantileInterval,
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

/** The mean of a number of events per game, which may be rare. */
export interface CountEstimate {
  readonly kind: "count";
  readonly events: number;
  /** The number of games. */
  readonly of: number;
  /**
   * The effective number of events: lower than `events` if events of one game are correlated, infinite if every game has the same number.
   */
  readonly effectiveEvents: number;
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

/** The mean number of events per game, from one observation per game. Their variance gives the effective number of events. */
export function meanCount(moments: Moments): CountEstimate {
  const { games, x } = moments;
  const effectiveEvents = x === 0 ? 0 : (x / games / standardError(moments)) ** 2;
  return { kind: "count", events: x, of: games, effectiveEvents };
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

function meanCountInterval(
  { events, of, effectiveEvents }: CountEstimate,
  z: number,
): ConfidenceInterval | undefined {
  if (Number.isNaN(effectiveEvents)) return undefined;
  const mean = events / of;
  if (effectiveEvents === Number.POSITIVE_INFINITY) return { low: mean, high: mean };
  const { low, high } = countInterval(effectiveEvents, z);
  const eventsPerGame = effectiveEvents === 0 ? 1 / of : mean / effectiveEvents;
  return { low: low * eventsPerGame, high: high * eventsPerGame };
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
