import type { Words } from "@serpentarium/core";
import type { ComparedSection, ComparedStatistic, RunComparison } from "../report/comparison.ts";
import type { Statistic } from "../report/statistic.ts";
import { factsOfBoth } from "./facts.ts";
import { formatDifference, formatNumber, formatPValue } from "./format-number.ts";
import type { DocumentTable, DotPlot, PrintableDocument, TableRow } from "./printable-document.ts";
import { sectionTitle } from "./section-title.ts";

function rowOf(figure: ComparedStatistic, words: Words): TableRow {
  const { label, clause, unit, a, b, difference, p, isReal } = figure;
  const { language } = words;
  const write = (value: number): string => formatDifference(value, unit, language);
  const cells = [
    formatNumber(a.value, unit, language),
    formatNumber(b.value, unit, language),
    write(difference.value),
    words.text("lab.numbers.difference", { low: write(difference.low), high: write(difference.high) }),
    formatPValue(p, words),
    isReal ? words.text("lab.comparison.differs") : "",
  ];
  return {
    label: words.format(label),
    ...(clause !== undefined && { clause }),
    cells,
    isHighlighted: isReal,
  };
}

/** The row of a figure that only one of the games has. */
function oneSidedRow({ label, clause, unit, value }: Statistic, words: Words, side: 0 | 1): TableRow {
  const text = formatNumber(value, unit, words.language);
  const cells = side === 0 ? [text, "", "", "", "", ""] : ["", text, "", "", "", ""];
  return { label: words.format(label), ...(clause !== undefined && { clause }), cells };
}

/** Plots of the figures that differ significantly, side by side. */
function plotsOf({ figures }: ComparedSection, words: Words): DotPlot[] {
  return (["share", "number"] as const).flatMap((unit): DotPlot[] => {
    const real = figures.filter((figure) => figure.isReal && figure.unit === unit);
    if (real.length === 0) return [];
    const title = words.text("lab.comparison.what-differs");
    const rows = real.map(({ label, a, b }) => ({
      label: words.format(label),
      dots: [a, b].map(({ value, low = value, high = value }, series) => ({ series, value, low, high })),
    }));
    return [{ kind: "dots", title, unit, series: ["A", "B"], rows }];
  });
}

const toTable = (section: ComparedSection, words: Words, wordsOfB: Words): DocumentTable => ({
  id: section.id,
  title: sectionTitle(section.id, words),
  ...(section.note && { note: words.format(section.note) }),
  columns: [
    "A",
    "B",
    words.text("lab.columns.difference"),
    words.text("lab.columns.interval-short"),
    words.text("lab.columns.by-chance"),
    words.text("lab.columns.verdict"),
  ],
  rows: [
    ...section.figures.map((figure) => rowOf(figure, words)),
    ...section.onlyA.map((figure) => oneSidedRow(figure, words, 0)),
    ...section.onlyB.map((figure) => oneSidedRow(figure, wordsOfB, 1)),
  ],
  plots: plotsOf(section, words),
});

/** The introduction: the number of significant differences, and the method. */
function introOf({ correction: { comparisons }, sections }: RunComparison, words: Words): string {
  const differing = sections.flatMap(({ figures }) => figures.filter(({ isReal }) => isReal)).length;
  const found = { id: "lab.comparison.found", data: { differing, comparisons } };
  return words.text("lab.comparison.intro", { found, comparisons });
}

/**
 * Converts a comparison to a document.
 *
 * @param words - those of the lab and of game A
 * @param wordsOfB - those of game B, if it differs from A
 */
export function toComparisonDocument(
  comparison: RunComparison,
  words: Words,
  wordsOfB: Words = words,
): PrintableDocument {
  const { a, b, sections } = comparison;
  const [titleOfA, titleOfB] = [words.text("title"), wordsOfB.text("title")];
  const isSame = a.id === b.id;
  const name = words.text("lab.comparison.game");
  const names: PrintableDocument["facts"] = isSame
    ? []
    : [
        [words.text("lab.facts.of-side", { name, side: "A" }), titleOfA],
        [words.text("lab.facts.of-side", { name, side: "B" }), titleOfB],
      ];
  return {
    language: words.language,
    title: isSame
      ? words.text("lab.comparison.two-ways", { game: titleOfA })
      : words.text("lab.comparison.two-games", { a: titleOfA, b: titleOfB }),
    intro: introOf(comparison, words),
    facts: [...names, ...factsOfBoth(a, b, words)],
    labelHeading: words.text("lab.columns.what"),
    tables: sections.map((section) => toTable(section, words, wordsOfB)),
  };
}
