import type { Language } from "@serpentarium/core";
import type { OptionValue } from "@serpentarium/core/options";
import type { Report, ReportSection, ReportSubject } from "../report/report.ts";
import type { Statistic } from "../report/statistic.ts";
import type { Sweep } from "../report/sweep.ts";
import { factsOf } from "./facts.ts";
import { formatInterval, formatNumber } from "./format-number.ts";
import type { DocumentTable, DotPlot, PrintableDocument, TableRow } from "./printable-document.ts";

const formatValue = (value: OptionValue): string =>
  typeof value === "string" ? value : JSON.stringify(value);

const figureIn = (report: Report, section: string, id: string): Statistic | undefined =>
  report.sections.find((other) => other.id === section)?.figures.find((figure) => figure.id === id);

/** One figure in all reports of a sweep; undefined in those that do not have it. */
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

function cellOf(figure: Statistic | undefined, language: Language): string {
  if (!figure) return "";
  const value = formatNumber(figure.value, figure.unit, language);
  const interval = formatInterval(figure, figure.unit, language);
  return interval ? `${value} (${interval})` : value;
}

const rowOf = ({ figure: { label, clause }, values }: SweepRow, language: Language): TableRow => ({
  label: label[language],
  ...(clause !== undefined && { clause }),
  cells: values.map((value) => cellOf(value, language)),
});

/** A plot of figures with one series per value of the option. */
function plotOf(
  title: string,
  lines: readonly SweepRow[],
  series: readonly string[],
  language: Language,
): DotPlot {
  const rows = lines.map(({ figure, values }) => ({
    label: figure.label[language],
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
  { charts, title }: ReportSection,
  lines: readonly SweepRow[],
  series: readonly string[],
  language: Language,
): DotPlot[] {
  const chartPlots = charts.flatMap((chart) => {
    if (chart.kind !== "figures") return [];
    const chartLines = lines.filter(({ figure }) => chart.figures.includes(figure.id));
    return [plotOf(chart.title[language], chartLines, series, language)];
  });
  if (chartPlots.length > 0) return chartPlots;
  const groups = (["number", "share"] as const).map((unit) =>
    lines.filter(({ figure }) => figure.unit === unit && figure.low !== undefined),
  );
  return groups
    .filter((group) => group.length > 0)
    .map((group) => plotOf(title[language], group, series, language));
}

/** The settings that all runs of the sweep share, without the option that varies. */
function factsWithout(
  subject: ReportSubject,
  option: string,
  language: Language,
): PrintableDocument["facts"] {
  const others = Object.entries(subject.options).filter(([name]) => name !== option);
  return factsOf({ ...subject, options: Object.fromEntries(others) }, language);
}

/** Converts a sweep to a document. */
export function toSweepDocument(sweep: Sweep, language: Language): PrintableDocument {
  const [first] = sweep.values;
  const series = sweep.values.map(({ value }) => `${sweep.option}=${formatValue(value)}`);
  const sections = sweep.values
    .flatMap(({ report }) => report.sections)
    .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i);
  const title = first?.report.subject.title[language] ?? "";
  const texts = {
    en: {
      title: `${title}: ${sweep.option}, value by value`,
      intro:
        "The same games between programs, with one value of the option after another. An interval contains the true figure with 95% certainty.",
    },
    fr: {
      title: `${title} : ${sweep.option}, valeur par valeur`,
      intro:
        "Les mêmes parties entre robots, une valeur de l’option après l’autre. Un intervalle contient le vrai chiffre avec 95 % de certitude.",
    },
  }[language];
  const toTable = (section: ReportSection): DocumentTable => {
    const lines = sweepRowsOf(sweep, section.id);
    return {
      id: section.id,
      title: section.title[language],
      ...(section.note && { note: section.note[language] }),
      columns: series,
      canSplit: true,
      rows: lines.map((line) => rowOf(line, language)),
      plots: plotsOf(section, lines, series, language),
    };
  };
  return {
    language,
    ...texts,
    facts: first ? factsWithout(first.report.subject, sweep.option, language) : [],
    tables: sections.map(toTable),
  };
}
