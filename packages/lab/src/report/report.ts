import type { Message } from "@serpentarium/core";
import { MEASURES } from "../measures/index.ts";
import type { Measure } from "../measures/measure.ts";
import type { Chart, Finding } from "../measures/measure-result.ts";
import type { Run } from "../run-lab.ts";
import type { Sampling } from "../setup.ts";
import { sampleSizeOf } from "../statistics/estimate.ts";
import { CONFIDENCE } from "../statistics/normal.ts";
import { type Statistic, toFigure } from "./statistic.ts";

export const REPORT_FORMAT = "serpentarium-lab-report/3";

/** The game and the settings of the run: enough to reproduce the games. */
export interface ReportSubject {
  readonly id: string;
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly longest: number;
  readonly sampling: Sampling;
}

/** The section of one measure; its title is the message `lab.sections.<id>.title`. */
export interface ReportSection {
  readonly id: string;
  readonly note?: Message;
  readonly figures: readonly Statistic[];
  readonly charts: readonly Chart[];
}

/** A balance report on a game, as plain data: numbers, and messages to be translated. Tables, pages and plots are made from it. */
export interface Report {
  readonly format: typeof REPORT_FORMAT;
  readonly subject: ReportSubject;
  /** The confidence level of the intervals. */
  readonly confidence: number;
  readonly sections: readonly ReportSection[];
}

export function subjectOf({ setup: { game, setup }, tally }: Run): ReportSubject {
  const { seats, options, bots, seed, longest, sampling } = setup;
  const { id, version } = game;
  return { id, version, seats, options, bots, seed, games: tally.games, longest, sampling };
}

/** The findings of one measure. */
export interface SectionFindings {
  readonly id: string;
  readonly note?: Message;
  readonly findings: readonly Finding[];
  readonly charts: readonly Chart[];
}

/** The findings of a measure, without those that have no observations. */
export function findingsOf({ setup: resolved, tally }: Run, measure: Measure): SectionFindings {
  const { id } = measure;
  const { findings, ...section } = measure.report(tally.measures[id], resolved);
  return { id, ...section, findings: findings.filter(({ estimate }) => sampleSizeOf(estimate) > 0) };
}

/** A chart reduced to the given figures; undefined if no figure is left. */
function restrictChart(chart: Chart, figures: readonly Statistic[]): Chart | undefined {
  if (chart.kind === "histogram") return chart.bars.length > 1 ? chart : undefined;
  const visible = chart.figures.filter((id) => figures.some((figure) => figure.id === id));
  return visible.length > 0 ? { ...chart, figures: visible } : undefined;
}

function toReportSection({ findings, charts, ...section }: SectionFindings): ReportSection {
  const figures = findings.filter(({ isComparisonOnly }) => !isComparisonOnly).map(toFigure);
  return { ...section, figures, charts: charts.flatMap((chart) => restrictChart(chart, figures) ?? []) };
}

/** Builds the report on a run. */
export const buildReport = (run: Run): Report => ({
  format: REPORT_FORMAT,
  subject: subjectOf(run),
  confidence: CONFIDENCE,
  sections: MEASURES.map((measure) => toReportSection(findingsOf(run, measure))).filter(
    ({ figures }) => figures.length > 0,
  ),
});
