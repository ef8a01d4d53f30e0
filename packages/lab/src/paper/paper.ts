import type { Language } from "@serpentarium/core";
import type { Bar } from "../counting/histogram.ts";
import type { Unit } from "../measures/section.ts";

/** A point with its interval. */
export interface Dot {
  /** Which of the series it belongs to, counted from 0. */
  readonly series: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Points in rows, each with its interval. */
export interface DotPlot {
  readonly kind: "dots";
  readonly title: string;
  readonly unit: Unit;
  /** What the series are called; one without a name where there is only one. */
  readonly series: readonly string[];
  readonly rows: readonly { readonly label: string; readonly dots: readonly Dot[] }[];
  /** What each would be if all were alike. */
  readonly even?: number;
}

/** How often each number came up, as bars. */
export interface BarPlot {
  readonly kind: "bars";
  readonly title: string;
  readonly axis: string;
  readonly bars: readonly Bar[];
}

export type Plot = DotPlot | BarPlot;

/** A row of a table: what it is about, and its cells. */
export interface Row {
  readonly label: string;
  /** The id of the clause that it is about. */
  readonly clause?: string;
  readonly cells: readonly string[];
  /** Whether it is to catch the eye. */
  readonly isMarked?: boolean;
}

/** A table with what goes with it. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  /** What the cells of its rows are; the labels need no heading. */
  readonly columns: readonly string[];
  /** Whether each column says the same of something else: then a table that is too wide can be parted between them. */
  readonly areAlike?: boolean;
  readonly rows: readonly Row[];
  readonly plots: readonly Plot[];
}

/** What people read, in one language: the same in a terminal and on a page. */
export interface Paper {
  readonly language: Language;
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly lead: string;
  /** What was played, name by name. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly sheets: readonly Sheet[];
}
