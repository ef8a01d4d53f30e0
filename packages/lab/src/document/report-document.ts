import type { Language } from "@serpentarium/core";
import type { Chart, IntervalChart } from "../measures/measure-result.ts";
import type { Report, ReportSection } from "../report/report.ts";
import type { Statistic } from "../report/statistic.ts";
import { factsOf, titleOf } from "./facts.ts";
import { formatInterval, formatNumber } from "./format-number.ts";
import type { DocumentTable, DotPlot, Plot, PrintableDocument, TableRow } from "./printable-document.ts";

const COLUMNS = {
  en: ["Value", "95% interval", "Out of"],
  fr: ["Valeur", "Intervalle à 95 %", "Sur"],
} as const;

function rowOf(figure: Statistic, language: Language): TableRow {
  const { label, clause, value, unit, of } = figure;
  const cells = [
    formatNumber(value, unit, language),
    formatInterval(figure, unit, language),
    new Intl.NumberFormat(language).format(of),
  ];
  return { label: label[language], ...(clause !== undefined && { clause }), cells };
}

/** The first part of a label; the title of the plot says the rest. */
const shortLabel = ({ label }: Statistic, language: Language): string =>
  label[language].split(/\u00a0?: /)[0] ?? "";

function toDotPlot(chart: IntervalChart, figures: readonly Statistic[], language: Language): DotPlot {
  const chartFigures = chart.figures.flatMap((id) => figures.find((figure) => figure.id === id) ?? []);
  return {
    kind: "dots",
    title: chart.title[language],
    unit: chartFigures[0]?.unit ?? "number",
    series: [""],
    rows: chartFigures.map((figure) => {
      const { value, low = value, high = value } = figure;
      const label = figure.clause === undefined ? shortLabel(figure, language) : figure.label[language];
      return { label, dots: [{ series: 0, value, low, high }] };
    }),
    ...(chart.even !== undefined && { even: chart.even }),
  };
}

const toPlot = (chart: Chart, figures: readonly Statistic[], language: Language): Plot =>
  chart.kind === "figures"
    ? toDotPlot(chart, figures, language)
    : { kind: "bars", title: chart.title[language], axis: chart.axis[language], bars: chart.bars };

const toTable = ({ id, title, note, figures, charts }: ReportSection, language: Language): DocumentTable => ({
  id,
  title: title[language],
  ...(note && { note: note[language] }),
  columns: COLUMNS[language],
  rows: figures.map((figure) => rowOf(figure, language)),
  plots: charts.map((chart) => toPlot(chart, figures, language)),
});

/** Converts a report to a document. */
export function toReportDocument({ subject, sections }: Report, language: Language): PrintableDocument {
  const title = { en: "how it is balanced", fr: "l’équilibre du jeu" };
  const intro = {
    en: "The results of many games between programs. An interval contains the true figure with 95% certainty; it applies to games between these programs only.",
    fr: "Les résultats de nombreuses parties entre robots. Un intervalle contient le vrai chiffre avec 95 % de certitude ; il ne vaut que pour des parties entre ces robots.",
  };
  return {
    language,
    title: titleOf(subject, title, language),
    intro: intro[language],
    facts: factsOf(subject, language),
    tables: sections.map((section) => toTable(section, language)),
  };
}
