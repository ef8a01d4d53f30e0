import type { Message } from "@serpentarium/core";
import type { Finding, Unit } from "../measures/measure-result.ts";
import { intervalOf, pointEstimate, sampleSizeOf } from "../statistics/estimate.ts";
import { Z } from "../statistics/normal.ts";

/** A figure of a report: a number with its 95% interval. */
export interface Statistic {
  /** Equal in the reports of all games, so that reports can be compared. */
  readonly id: string;
  readonly label: Message;
  /** The short label for a chart, whose title contains the rest; the full label by default. */
  readonly shortLabel?: Message;
  /** The id of the clause that the figure is about. */
  readonly clause?: string;
  readonly unit: Unit;
  readonly value: number;
  /** Undefined for observed values, such as the longest game, and for too few games. */
  readonly low?: number;
  readonly high?: number;
  /** The number of games or turns that were measured. */
  readonly of: number;
}

/** Rounds to 6 significant digits, which keeps the JSON short. */
export const roundValue = (value: number): number => Number(value.toPrecision(6));

/** Converts a finding to a figure. */
export function toFigure({ id, label, shortLabel, clause, unit, estimate }: Finding): Statistic {
  const interval = intervalOf(estimate, Z);
  return {
    id,
    label,
    ...(shortLabel !== undefined && { shortLabel }),
    ...(clause !== undefined && { clause }),
    unit,
    value: roundValue(pointEstimate(estimate)),
    ...(interval && { low: roundValue(interval.low), high: roundValue(interval.high) }),
    of: sampleSizeOf(estimate),
  };
}
