import type { Words } from "@serpentarium/core";
import type { Chart, IntervalChart } from "../measures/measure-result.ts";
import type { Report, ReportSection } from "../report/report.ts";
import type { Statistic } from "../report/statistic.ts";
import { factsOf } from "./facts.ts";
import { formatInterval, formatNumber } from "./format-number.ts";
import type { DocumentTable, DotPlot, Plot, PrintableDocument, TableRow } from "./printable-document.ts";
import { sectionTitle } from "./section-title.ts";

function rowOf(figure: Statistic, words: Words): TableRow {
  const { label, clause, value, unit, of } = figure;
  const cells = [
    formatNumber(value, unit, words.language),
    formatInterval(figure, unit, words),
    new Intl.NumberFormat(words.language).format(of),
  ];
  return { label: words.format(label), ...(clause !== undefined && { clause }), cells };
}

function toDotPlot(chart: IntervalChart, figures: readonly Statistic[], words: Words): DotPlot {
  const chartFigures = chart.figures.flatMap((id) => figures.find((figure) => figure.id === id) ?? []);
  return {
    kind: "dots",
    title: words.format(chart.title),
    unit: chartFigures[0]?.unit ?? "number",
    series: [""],
    rows: chartFigures.map(({ label, shortLabel = label, value, low = value, high = value }) => ({
      label: words.format(shortLabel),
      dots: [{ series: 0, value, low, high }],
    })),
    ...(chart.even !== undefined && { even: chart.even }),
  };
}

const toPlot = (chart: Chart, figures: readonly Statistic[], words: Words): Plot =>
  chart.kind === "figures"
    ? toDotPlot(chart, figures, words)
    : { kind: "bars", title: words.format(chart.title), axis: words.format(chart.axis), bars: chart.bars };

const toTable = ({ id, note, figures, charts }: ReportSection, words: Words): DocumentTable => ({
  id,
  title: sectionTitle(id, words),
  ...(note && { note: words.format(note) }),
  columns: [
    words.text("lab.columns.value"),
    words.text("lab.columns.interval"),
    words.text("lab.columns.of"),
  ],
  rows: figures.map((figure) => rowOf(figure, words)),
  plots: charts.map((chart) => toPlot(chart, figures, words)),
});

/** Converts a report to a document, in the words of the lab and of the game. */
export const toReportDocument = ({ subject, sections }: Report, words: Words): PrintableDocument => ({
  language: words.language,
  title: words.text("lab.report.title", { game: { id: "title" } }),
  intro: words.text("lab.report.intro"),
  facts: factsOf(subject, words),
  labelHeading: words.text("lab.columns.what"),
  tables: sections.map((section) => toTable(section, words)),
});
