import type { HistogramBin } from "../counting/histogram.ts";
import type { Unit } from "../measures/measure-result.ts";

/** A point with its interval. */
export interface Dot {
  /** The index of its series, counted from 0. */
  readonly series: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A plot of points in rows, each with its interval. */
export interface DotPlot {
  readonly kind: "dots";
  readonly title: string;
  readonly unit: Unit;
  /** The names of the series; a single series has an empty name. */
  readonly series: readonly string[];
  readonly rows: readonly { readonly label: string; readonly dots: readonly Dot[] }[];
  /** The value of each figure if all were equal, drawn as a reference line. */
  readonly even?: number;
}

/** A bar plot of the distribution of a number. */
export interface BarPlot {
  readonly kind: "bars";
  readonly title: string;
  readonly axis: string;
  readonly bars: readonly HistogramBin[];
}

export type Plot = DotPlot | BarPlot;

/** A row of a table: its label and its cells. */
export interface TableRow {
  readonly label: string;
  /** The id of the clause that the row is about. */
  readonly clause?: string;
  readonly cells: readonly string[];
  /** Whether the row is highlighted. */
  readonly isHighlighted?: boolean;
}

/** A table of figures with its title, note and plots. */
export interface DocumentTable {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  /** The headings of the cells. */
  readonly columns: readonly string[];
  /** Whether a table that is too wide may be split between columns, because the columns are independent of each other. */
  readonly canSplit?: boolean;
  readonly rows: readonly TableRow[];
  readonly plots: readonly Plot[];
}

/** A report, comparison or sweep as a document in one language, to be rendered as text or as an HTML page. */
export interface PrintableDocument {
  /** The tag of the language, of BCP 47. */
  readonly language: string;
  readonly title: string;
  /** The introduction, in a sentence or two. */
  readonly intro: string;
  /** The settings of the run. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The heading of the labels of all tables. */
  readonly labelHeading: string;
  readonly tables: readonly DocumentTable[];
}
