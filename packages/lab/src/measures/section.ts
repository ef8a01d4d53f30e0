import type { Text } from "@serpentarium/core";
import type { Bar } from "../counting/histogram.ts";
import type { Estimate } from "../statistics/estimate.ts";

/** How a figure is written: as a percentage, or as it is. */
export type Unit = "share" | "number";

/** One thing that was found, under an id that stays the same from game to game. */
export interface Finding {
  readonly id: string;
  readonly label: Text;
  /** The clause that it is about. */
  readonly clause?: string;
  readonly unit: Unit;
  readonly estimate: Estimate;
  /** Whether it says nothing unless held against another game, such as a clause that never came up. */
  readonly isIdle?: boolean;
}

/** Figures side by side, each with its interval. */
export interface FigureChart {
  readonly kind: "figures";
  readonly title: Text;
  /** The ids of the figures. */
  readonly figures: readonly string[];
  /** What each would be if all were alike. */
  readonly even?: number;
}

/** How often each number came up. */
export interface HistogramChart {
  readonly kind: "histogram";
  readonly title: Text;
  /** What the numbers are. */
  readonly axis: Text;
  readonly unit: Unit;
  readonly bars: readonly Bar[];
}

export type Chart = FigureChart | HistogramChart;

/** What a measure has to say. */
export interface Section {
  /** How it was measured, where that is not plain. */
  readonly note?: Text;
  readonly findings: readonly Finding[];
  readonly charts: readonly Chart[];
}
