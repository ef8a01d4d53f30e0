import { type Histogram, sizeOf } from "../counting/histogram.ts";
import type { Moments } from "../counting/moments.ts";
import { errorOf, type Interval, quantile, quantileInterval, wilson } from "./interval.ts";

/** How often something came up: so many times out of so many. */
export interface ShareEstimate {
  readonly kind: "share";
  readonly hits: number;
  readonly of: number;
  /** How many it is worth, where those of one game are alike, or parts count; otherwise each stands for itself. */
  readonly worth: number;
}

/** What something is on average, with its standard error. */
export interface MeanEstimate {
  readonly kind: "mean";
  readonly mean: number;
  readonly error: number;
  readonly of: number;
}

/** What such a share of all stays below. */
export interface QuantileEstimate {
  readonly kind: "quantile";
  readonly share: number;
  readonly histogram: Histogram;
}

/** What was seen, such as the longest game: nothing is said of games that were not played. */
export interface SeenEstimate {
  readonly kind: "seen";
  readonly value: number;
  readonly of: number;
}

/** Something that was measured, with what its interval follows from. */
export type Estimate = ShareEstimate | MeanEstimate | QuantileEstimate | SeenEstimate;

export const share = (hits: number, of: number): ShareEstimate => ({ kind: "share", hits, of, worth: of });

/**
 * The share that parts from 0 to 1 have on average, several of a game or one. Their spread says how many whole ones they
 * are worth (the effective sample size); where there is none, or too few games to see it, a game is worth one.
 *
 * @param unit - how many of what was summed make a whole one
 */
export function shareOf(moments: Moments, unit = 1): ShareEstimate {
  const { games, n, x } = moments;
  const part = x / n / unit;
  const spread = (errorOf(moments) / unit) ** 2;
  const worth = spread > 0 ? (part * (1 - part)) / spread : Math.min(games, n);
  return { kind: "share", hits: x / unit, of: n, worth };
}

/**
 * The mean of what was summed, by game.
 *
 * @param unit - how many of what was summed make one
 */
export const mean = (moments: Moments, unit = 1): MeanEstimate => ({
  kind: "mean",
  mean: moments.x / moments.n / unit,
  error: errorOf(moments) / unit,
  of: moments.n,
});

export function pointOf(estimate: Estimate): number {
  switch (estimate.kind) {
    case "share":
      return estimate.hits / estimate.of;
    case "mean":
      return estimate.mean;
    case "quantile":
      return quantile(estimate.histogram, estimate.share);
    case "seen":
      return estimate.value;
  }
}

/** Of how many it was measured. */
export const basisOf = (estimate: Estimate): number =>
  estimate.kind === "quantile" ? sizeOf(estimate.histogram) : estimate.of;

/** The interval of an estimate, so many standard deviations wide to each side; nothing where there is none. */
export function intervalOf(estimate: Estimate, z: number): Interval | undefined {
  switch (estimate.kind) {
    case "share":
      return wilson(pointOf(estimate), estimate.worth, z);
    case "mean":
      return Number.isNaN(estimate.error)
        ? undefined
        : { low: estimate.mean - z * estimate.error, high: estimate.mean + z * estimate.error };
    case "quantile":
      return quantileInterval(estimate.histogram, estimate.share, z);
    case "seen":
      return undefined;
  }
}
