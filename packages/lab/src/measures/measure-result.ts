import type { Message } from "@serpentarium/core";
import type { HistogramBin } from "../counting/histogram.ts";
import type { Estimate } from "../statistics/estimate.ts";

/** The unit of a figure: `share` is written as a percentage. */
export type Unit = "share" | "number";

/** One result of a measure, with an id that is the same for all games. */
export interface Finding {
  readonly id: string;
  readonly label: Message;
  /** The short label for a chart, whose title contains the rest; the full label by default. */
  readonly shortLabel?: Message;
  /** The id of the clause that the finding is about. */
  readonly clause?: string;
  readonly unit: Unit;
  readonly estimate: Estimate;
  /** Whether only comparisons contain it, not reports; for example a clause that was never applied. */
  readonly isComparisonOnly?: boolean;
}

/** A chart of figures with their intervals. */
export interface IntervalChart {
  readonly kind: "figures";
  readonly title: Message;
  /** The ids of the figures. */
  readonly figures: readonly string[];
  /** The value of each figure if all were equal, drawn as a reference line. */
  readonly even?: number;
}

/** A chart of the distribution of a number. */
export interface HistogramChart {
  readonly kind: "histogram";
  readonly title: Message;
  /** The label of the axis. */
  readonly axis: Message;
  readonly unit: Unit;
  readonly bars: readonly HistogramBin[];
}

export type Chart = IntervalChart | HistogramChart;

/** The result of a measure. */
export interface MeasureResult {
  /** How it was measured, if that is not obvious. */
  readonly note?: Message;
  readonly findings: readonly Finding[];
  readonly charts: readonly Chart[];
}
