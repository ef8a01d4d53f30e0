import type { Language } from "@serpentarium/core";
import type { Chart, FigureChart } from "../measures/section.ts";
import type { Figure } from "../report/figure.ts";
import type { Report, ReportSection } from "../report/report.ts";
import { factsOf } from "./facts.ts";
import { writeInterval, writeNumber } from "./numbers.ts";
import type { DotPlot, Paper, Plot, Row, Sheet } from "./paper.ts";

const COLUMNS = {
  en: ["Value", "95% interval", "Out of"],
  fr: ["Valeur", "Intervalle à 95 %", "Sur"],
} as const;

function rowOf(figure: Figure, language: Language): Row {
  const { label, clause, value, unit, of } = figure;
  const cells = [
    writeNumber(value, unit, language),
    writeInterval(figure, unit, language),
    new Intl.NumberFormat(language).format(of),
  ];
  return { label: label[language], ...(clause !== undefined && { clause }), cells };
}

/** The label of a figure where the title of a plot says the rest. */
const shortLabel = ({ label }: Figure, language: Language): string =>
  label[language].split(/\u00a0?: /)[0] ?? "";

function dotPlot(chart: FigureChart, figures: readonly Figure[], language: Language): DotPlot {
  const shown = chart.figures.flatMap((id) => figures.find((figure) => figure.id === id) ?? []);
  return {
    kind: "dots",
    title: chart.title[language],
    unit: shown[0]?.unit ?? "number",
    series: [""],
    rows: shown.map((figure) => {
      const { value, low = value, high = value } = figure;
      const label = figure.clause === undefined ? shortLabel(figure, language) : figure.label[language];
      return { label, dots: [{ series: 0, value, low, high }] };
    }),
    ...(chart.even !== undefined && { even: chart.even }),
  };
}

const plotOf = (chart: Chart, figures: readonly Figure[], language: Language): Plot =>
  chart.kind === "figures"
    ? dotPlot(chart, figures, language)
    : { kind: "bars", title: chart.title[language], axis: chart.axis[language], bars: chart.bars };

const sheetOf = ({ id, title, note, figures, charts }: ReportSection, language: Language): Sheet => ({
  id,
  title: title[language],
  ...(note && { note: note[language] }),
  columns: COLUMNS[language],
  rows: figures.map((figure) => rowOf(figure, language)),
  plots: charts.map((chart) => plotOf(chart, figures, language)),
});

/** A report as people read it. */
export function paperOfReport({ subject, sections }: Report, language: Language): Paper {
  const { title } = subject;
  const words = {
    en: {
      title: `${title.en}: how it is balanced`,
      lead: "What came of many games between programs. An interval says between what and what a figure lies with 95% certainty; it speaks of games between these programs.",
    },
    fr: {
      title: `${title.fr} : l’équilibre du jeu`,
      lead: "Ce qu’ont donné de nombreuses parties entre programmes. Un intervalle dit entre quoi et quoi se trouve un chiffre avec 95 % de certitude ; il parle de parties entre ces programmes.",
    },
  }[language];
  const sheets = sections.map((section) => sheetOf(section, language));
  return { language, ...words, facts: factsOf(subject, language), sheets };
}
