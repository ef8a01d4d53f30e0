import type { Text } from "@serpentarium/core";
import { MEASURES } from "../measures/index.ts";
import type { Chart, Finding } from "../measures/section.ts";
import type { Run } from "../run-lab.ts";
import type { Sampling } from "../setup.ts";
import { basisOf } from "../statistics/estimate.ts";
import { CONFIDENCE } from "../statistics/normal.ts";
import { type Figure, figureOf } from "./figure.ts";

export const REPORT_FORMAT = "serpentarium-lab-report/1";

/** What was played: enough to play it again. */
export interface Subject {
  readonly id: string;
  readonly version: string;
  readonly title: Text;
  readonly seats: number;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly longest: number;
  readonly sampling: Sampling;
}

/** What one measure says in a report. */
export interface ReportSection {
  readonly id: string;
  readonly title: Text;
  readonly note?: Text;
  readonly figures: readonly Figure[];
  readonly charts: readonly Chart[];
}

/** What was found out about a game, as plain data: all that tables, pages and plots are made from. */
export interface Report {
  readonly format: typeof REPORT_FORMAT;
  readonly subject: Subject;
  /** How certain the intervals are. */
  readonly confidence: number;
  readonly sections: readonly ReportSection[];
}

export function subjectOf({ open: { game, setup }, tally }: Run): Subject {
  const { seats, options, bots, seed, longest, sampling } = setup;
  const { id, version, title } = game;
  return { id, version, title, seats, options, bots, seed, games: tally.games, longest, sampling };
}

/** What a measure found, with its name. */
export interface Found {
  readonly id: string;
  readonly title: Text;
  readonly note?: Text;
  readonly findings: readonly Finding[];
  readonly charts: readonly Chart[];
}

/** What all measures found; nothing is said of what never had a chance to come up. */
export const findAll = ({ open, tally }: Run): readonly Found[] =>
  MEASURES.map((measure) => {
    const { findings, ...section } = measure.report(tally.measures[measure.id], open);
    const { id, title } = measure;
    return { id, title, ...section, findings: findings.filter(({ estimate }) => basisOf(estimate) > 0) };
  });

/** A chart without figures that are not shown; nothing where none is left. */
function shownChart(chart: Chart, figures: readonly Figure[]): Chart | undefined {
  if (chart.kind === "histogram") return chart.bars.length > 1 ? chart : undefined;
  const shown = chart.figures.filter((id) => figures.some((figure) => figure.id === id));
  return shown.length > 0 ? { ...chart, figures: shown } : undefined;
}

function sectionOf({ findings, charts, ...section }: Found): ReportSection {
  const figures = findings.filter(({ isIdle }) => !isIdle).map(figureOf);
  return { ...section, figures, charts: charts.flatMap((chart) => shownChart(chart, figures) ?? []) };
}

/** The report on a run. */
export const reportOf = (run: Run): Report => ({
  format: REPORT_FORMAT,
  subject: subjectOf(run),
  confidence: CONFIDENCE,
  sections: findAll(run)
    .map(sectionOf)
    .filter(({ figures }) => figures.length > 0),
});
