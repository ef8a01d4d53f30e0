import type { Language } from "@serpentarium/core";
import type { OptionValue } from "@serpentarium/core/options";
import type { Figure } from "../report/figure.ts";
import type { Report, ReportSection, Subject } from "../report/report.ts";
import type { Sweep } from "../report/sweep.ts";
import { factsOf } from "./facts.ts";
import { writeInterval, writeNumber } from "./numbers.ts";
import type { DotPlot, Paper, Row, Sheet } from "./paper.ts";

const writeValue = (value: OptionValue): string =>
  typeof value === "string" ? value : JSON.stringify(value);

const figureIn = (report: Report, section: string, id: string): Figure | undefined =>
  report.sections.find((other) => other.id === section)?.figures.find((figure) => figure.id === id);

/** One figure in all reports; nothing where one has not got it. */
interface Line {
  readonly figure: Figure;
  readonly values: readonly (Figure | undefined)[];
}

/** All figures that any report has of a section, in order. */
function linesOf(sweep: Sweep, section: string): Line[] {
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

function cellOf(figure: Figure | undefined, language: Language): string {
  if (!figure) return "";
  const value = writeNumber(figure.value, figure.unit, language);
  const interval = writeInterval(figure, figure.unit, language);
  return interval ? `${value} (${interval})` : value;
}

const rowOf = ({ figure: { label, clause }, values }: Line, language: Language): Row => ({
  label: label[language],
  ...(clause !== undefined && { clause }),
  cells: values.map((value) => cellOf(value, language)),
});

/** Figures side by side, one series for each value of the option. */
function plotOf(
  title: string,
  lines: readonly Line[],
  series: readonly string[],
  language: Language,
): DotPlot {
  const rows = lines.map(({ figure, values }) => ({
    label: figure.label[language],
    dots: values.flatMap((found, place) => {
      if (!found) return [];
      const { value, low = value, high = value } = found;
      return [{ series: place, value, low, high }];
    }),
  }));
  return { kind: "dots", title, unit: lines[0]?.figure.unit ?? "number", series, rows };
}

/** The plots of a section: its own, or its figures by the way in which they are written. */
function plotsOf(
  { charts, title }: ReportSection,
  lines: readonly Line[],
  series: readonly string[],
  language: Language,
): DotPlot[] {
  const own = charts.flatMap((chart) => {
    if (chart.kind !== "figures") return [];
    const shown = lines.filter(({ figure }) => chart.figures.includes(figure.id));
    return [plotOf(chart.title[language], shown, series, language)];
  });
  if (own.length > 0) return own;
  const groups = (["number", "share"] as const).map((unit) =>
    lines.filter(({ figure }) => figure.unit === unit && figure.low !== undefined),
  );
  return groups
    .filter((group) => group.length > 0)
    .map((group) => plotOf(title[language], group, series, language));
}

/** What was played, but for the option that changes. */
function factsWithout(subject: Subject, option: string, language: Language): Paper["facts"] {
  const others = Object.entries(subject.options).filter(([name]) => name !== option);
  return factsOf({ ...subject, options: Object.fromEntries(others) }, language);
}

/** A sweep as people read it. */
export function paperOfSweep(sweep: Sweep, language: Language): Paper {
  const [first] = sweep.values;
  const series = sweep.values.map(({ value }) => `${sweep.option}=${writeValue(value)}`);
  const sections = sweep.values
    .flatMap(({ report }) => report.sections)
    .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i);
  const title = first?.report.subject.title[language] ?? "";
  const words = {
    en: {
      title: `${title}: ${sweep.option} from value to value`,
      lead: "The same games between programs, with one option after another. An interval says between what and what a figure lies with 95% certainty.",
    },
    fr: {
      title: `${title} : ${sweep.option}, valeur par valeur`,
      lead: "Les mêmes parties entre programmes, une valeur de l’option après l’autre. Un intervalle dit entre quoi et quoi se trouve un chiffre avec 95 % de certitude.",
    },
  }[language];
  const sheetOf = (section: ReportSection): Sheet => {
    const lines = linesOf(sweep, section.id);
    return {
      id: section.id,
      title: section.title[language],
      ...(section.note && { note: section.note[language] }),
      columns: series,
      areAlike: true,
      rows: lines.map((line) => rowOf(line, language)),
      plots: plotsOf(section, lines, series, language),
    };
  };
  return {
    language,
    ...words,
    facts: first ? factsWithout(first.report.subject, sweep.option, language) : [],
    sheets: sections.map(sheetOf),
  };
}
