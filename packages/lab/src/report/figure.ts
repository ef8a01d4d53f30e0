import type { Text } from "@serpentarium/core";
import type { Finding, Unit } from "../measures/section.ts";
import { basisOf, intervalOf, pointOf } from "../statistics/estimate.ts";
import { Z } from "../statistics/normal.ts";

/** A figure of a report: a number, and between what and what it lies with 95 % certainty. */
export interface Figure {
  /** The same in reports of all games: to look it up by, and to hold reports against each other. */
  readonly id: string;
  readonly label: Text;
  /** The clause that it is about. */
  readonly clause?: string;
  readonly unit: Unit;
  readonly value: number;
  /** Not there for what was merely seen, such as the longest game, or where there were too few games. */
  readonly low?: number;
  readonly high?: number;
  /** Of how many games or turns it was measured. */
  readonly of: number;
}

/** As exact as anybody can want it, and short to write. */
export const rounded = (value: number): number => Number(value.toPrecision(6));

/** A finding as a figure. */
export function figureOf({ id, label, clause, unit, estimate }: Finding): Figure {
  const interval = intervalOf(estimate, Z);
  return {
    id,
    label,
    ...(clause !== undefined && { clause }),
    unit,
    value: rounded(pointOf(estimate)),
    ...(interval && { low: rounded(interval.low), high: rounded(interval.high) }),
    of: basisOf(estimate),
  };
}
