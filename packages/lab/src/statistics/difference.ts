import { type Estimate, intervalOf, pointOf } from "./estimate.ts";
import type { Interval } from "./interval.ts";
import { twoSided } from "./normal.ts";

/** How much more there is of something on one side than on the other. */
export interface Difference extends Interval {
  readonly value: number;
  /** How likely a difference at least as great is by chance alone. */
  readonly p: number;
}

/**
 * The interval of a difference, recovered from the intervals of both sides (Zou and Donner's MOVER; for shares, Newcombe's
 * interval).
 */
function intervalAt(before: Estimate, after: Estimate, z: number): Interval | undefined {
  const [a, b] = [intervalOf(before, z), intervalOf(after, z)];
  if (!a || !b) return undefined;
  const [was, is] = [pointOf(before), pointOf(after)];
  return {
    low: is - was - Math.hypot(is - b.low, a.high - was),
    high: is - was + Math.hypot(b.high - is, was - a.low),
  };
}

const holdsZero = ({ low, high }: Interval): boolean => low <= 0 && high >= 0;

/** Standard deviations beyond which a difference is certain for all that numbers can say. */
const MOST = 8;

/** How wide the interval must be to reach as far as no difference at all, or beyond what it can be told from. */
function widthToZero(before: Estimate, after: Estimate): number {
  let [low, high] = [0, MOST];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    const interval = intervalAt(before, after, middle);
    if (!interval || holdsZero(interval)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** How far two estimates of the same lie apart; nothing where one of them has no interval. */
export function differenceOf(before: Estimate, after: Estimate, z: number): Difference | undefined {
  const interval = intervalAt(before, after, z);
  if (!interval) return undefined;
  const value = pointOf(after) - pointOf(before);
  return { value, ...interval, p: value === 0 ? 1 : twoSided(widthToZero(before, after)) };
}
