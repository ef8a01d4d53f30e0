import type { Words } from "@serpentarium/core";
import type { OptionValue } from "@serpentarium/core/options";
import type { Report, ReportSection, ReportSubject } from "../report/report.ts";
import type { Statistic } from "../report/statistic.ts";
import type { Sweep } from "../report/sweep.ts";
import { factsOf } from "./facts.ts";
import { formatInterval, formatNumber } from "./format-number.ts";
import type { DocumentTable, DotPlot, PrintableDocument, TableRow } from "./printable-document.ts";
import { sectionTitle } from "./section-title.ts";

const formatValue = (value: OptionValue): string =>
  typeof value === "string" ? value : JSON.stringify(value);

const figureIn = (report: Report, section: string, id: string): Statistic | undefined =>
  report.sections.find((other) => other.id === section)?.figures.find((figure) => figure.id === id);

/** One figure in all reports of a sweep; undefined in reports that lack it. */
interface SweepRow {
  readonly figure: Statistic;
  readonly values: readonly (Statistic | undefined)[];
}

/** All figures that any report has in a section, in order. */
function sweepRowsOf(sweep: Sweep, section: string): SweepRow[] {
  const reports = sweep.values.map(({ report }) => report);
  const figures = reports.flatMap(
    (report) => report.sections.find(({ id }) => id === section)?.figures ?? [],
  );
  const first = new Map(figures.toReversed().map((figure) => [figure.id, figure]));
  const ids = [...new Set(figures.map(({ id }) => id))];
  return ids.flatMap((id) => {
    const figure = first.get(id);
    return figure ? [{ figure, values: reports.map((report) => figureIn(report, section, id)) }] : [];
  });
}

function cellOf(figure: Statistic | undefined, words: Words): string {
  if (!figure) return "";
  const value = formatNumber(figure.value, figure.unit, words.language);
  const interval = formatInterval(figure, figure.unit, words);
  return interval ? words.text("lab.numbers.with-interval", { value, interval }) : value;
}

const rowOf = ({ figure: { label, clause }, values }: SweepRow, words: Words): TableRow => ({
  label: words.format(label),
  ...(clause !== undefined && { clause }),
  cells: values.map((value) => cellOf(value, words)),
});

/** A plot of figures with one series per value of the option. */
function plotOf(title: string, lines: readonly SweepRow[], series: readonly string[], words: Words): DotPlot {
  const rows = lines.map(({ figure, values }) => ({
    label: words.format(figure.label),
    dots: values.flatMap((point, index) => {
      if (!point) return [];
      const { value, low = value, high = value } = point;
      return [{ series: index, value, low, high }];
    }),
  }));
  return { kind: "dots", title, unit: lines[0]?.figure.unit ?? "number", series, rows };
}

/** The plots of a section: its own charts, otherwise one plot per unit. */
function plotsOf(
  { id, charts }: ReportSection,
  lines: readonly SweepRow[],
  series: readonly string[],
  words: Words,
): DotPlot[] {
  const chartPlots = charts.flatMap((chart) => {
    if (chart.kind !== "figures") return [];
    const chartLines = lines.filter(({ figure }) => chart.figures.includes(figure.id));
    return [plotOf(words.format(chart.title), chartLines, series, words)];
  });
  if (chartPlots.length > 0) return chartPlots;
  const groups = (["number", "share"] as const).map((unit) =>
    lines.filter(({ figure }) => figure.unit === unit && figure.low !== undefined),
  );
  return groups
    .filter((group) => group.length > 0)
    .map((group) => plotOf(sectionTitle(id, words), group, series, words));
}

/** The settings that all runs of the sweep share, without the option that varies. */
function factsWithout(subject: ReportSubject, option: string, words: Words): PrintableDocument["facts"] {
  const others = Object.entries(subject.options).filter(([name]) => name !== option);
  return factsOf({ ...subject, options: Object.fromEntries(others) }, words);
}

/** Converts a sweep to a document. */
export function toSweepDocument(sweep: Sweep, words: Words): PrintableDocument {
  const [first] = sweep.values;
  const series = sweep.values.map(({ value }) => `${sweep.option}=${formatValue(value)}`);
  const sections = sweep.values
    .flatMap(({ report }) => report.sections)
    .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i);
  const toTable = (section: ReportSection): DocumentTable => {
    const lines = sweepRowsOf(sweep, section.id);
    return {
      id: section.id,
      title: sectionTitle(section.id, words),
      ...(section.note && { note: words.format(section.note) }),
      columns: series,
      canSplit: true,
      rows: lines.map((line) => rowOf(line, words)),
      plots: plotsOf(section, lines, series, words),
    };
  };
  return {
    language: words.language,
    title: words.text("lab.sweep.title", { game: { id: "title" }, option: sweep.option }),
    intro: words.text("lab.sweep.intro"),
    facts: first ? factsWithout(first.report.subject, sweep.option, words) : [],
    labelHeading: words.text("lab.columns.what"),
    tables: sections.map(toTable),
  };
}
