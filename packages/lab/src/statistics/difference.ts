import { type Estimate, intervalOf, pointEstimate } from "./estimate.ts";
import type { ConfidenceInterval } from "./interval.ts";
import { twoSidedP } from "./normal.ts";

/** The difference between two estimates, with its interval. */
export interface Difference extends ConfidenceInterval {
  readonly value: number;
  /** The two-sided p-value: the probability of a difference at least as large by chance. */
  readonly p: number;
}

/**
 * The interval of a difference, computed from the intervals of both estimates (Zou and Donner's MOVER).
 */
function differenceInterval(before: Estimate, after: Estimate, z: number): ConfidenceInterval | undefined {
  const [a, b] = [intervalOf(before, z), intervalOf(after, z)];
  if (!a || !b) return undefined;
  const [valueA, valueB] = [pointEstimate(before), pointEstimate(after)];
  return {
    low: valueB - valueA - Math.hypot(valueB - b.low, a.high - valueA),
    high: valueB - valueA + Math.hypot(b.high - valueB, valueA - a.low),
  };
}

const containsZero = ({ low, high }: ConfidenceInterval): boolean => low <= 0 && high >= 0;

/** The number of standard deviations beyond which p is 0 in floating-point numbers. */
const MAX_Z = 8;

/** The z at which the interval of the difference reaches zero, found by bisection; also the z at which an interval ceases to exist. */
function zReachingZero(before: Estimate, after: Estimate): number {
  let [low, high] = [0, MAX_Z];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    const interval = differenceInterval(before, after, middle);
    if (!interval || containsZero(interval)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** The difference between two estimates of the same figure; undefined if one of them has no interval. */
export function differenceOf(before: Estimate, after: Estimate, z: number): Difference | undefined {
  const interval = differenceInterval(before, after, z);
  if (!interval) return undefined;
  const value = pointEstimate(after) - pointEstimate(before);
  return { value, ...interval, p: value === 0 ? 1 : twoSidedP(zReachingZero(before, after)) };
}
