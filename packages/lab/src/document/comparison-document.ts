import type { Language, Message } from "@serpentarium/core";
import type { ComparedSection, ComparedStatistic, RunComparison } from "../report/comparison.ts";
import type { Statistic } from "../report/statistic.ts";
import { factsOfBoth } from "./facts.ts";
import { formatDifference, formatNumber, formatPValue } from "./format-number.ts";
import type { DocumentTable, DotPlot, PrintableDocument, TableRow } from "./printable-document.ts";

const COLUMNS = {
  en: ["A", "B", "B − A", "95% interval", "By chance", "Verdict"],
  fr: ["A", "B", "B − A", "IC à 95 %", "Par hasard", "Verdict"],
} as const;

const DIFFERS: Message = { en: "differs", fr: "diffère" };

function rowOf(figure: ComparedStatistic, language: Language): TableRow {
  const { label, clause, unit, a, b, difference, p, isReal } = figure;
  const write = (value: number): string => formatDifference(value, unit, language);
  const cells = [
    formatNumber(a.value, unit, language),
    formatNumber(b.value, unit, language),
    write(difference.value),
    `${write(difference.low)} … ${write(difference.high)}`,
    formatPValue(p, language),
    isReal ? DIFFERS[language] : "",
  ];
  return { label: label[language], ...(clause !== undefined && { clause }), cells, isHighlighted: isReal };
}

/** The row of a figure that only one of the games has. */
function oneSidedRow({ label, clause, unit, value }: Statistic, language: Language, side: 0 | 1): TableRow {
  const text = formatNumber(value, unit, language);
  const cells = side === 0 ? [text, "", "", "", "", ""] : ["", text, "", "", "", ""];
  return { label: label[language], ...(clause !== undefined && { clause }), cells };
}

/** Plots of the figures that differ significantly, side by side. */
function plotsOf({ figures }: ComparedSection, language: Language): DotPlot[] {
  return (["share", "number"] as const).flatMap((unit): DotPlot[] => {
    const real = figures.filter((figure) => figure.isReal && figure.unit === unit);
    if (real.length === 0) return [];
    const title = { en: "What differs", fr: "Ce qui diffère" }[language];
    const rows = real.map(({ label, a, b }) => ({
      label: label[language],
      dots: [a, b].map(({ value, low = value, high = value }, series) => ({ series, value, low, high })),
    }));
    return [{ kind: "dots", title, unit, series: ["A", "B"], rows }];
  });
}

const toTable = (section: ComparedSection, language: Language): DocumentTable => ({
  id: section.id,
  title: section.title[language],
  ...(section.note && { note: section.note[language] }),
  columns: COLUMNS[language],
  rows: [
    ...section.figures.map((figure) => rowOf(figure, language)),
    ...section.onlyA.map((figure) => oneSidedRow(figure, language, 0)),
    ...section.onlyB.map((figure) => oneSidedRow(figure, language, 1)),
  ],
  plots: plotsOf(section, language),
});

/** The introduction: the number of significant differences, and the method. */
function introOf({ correction, sections }: RunComparison): Message {
  const real = sections.flatMap(({ figures }) => figures.filter(({ isReal }) => isReal)).length;
  const { comparisons } = correction;
  return {
    en: `${real === 0 ? "Nothing differs by more than chance" : `${real} of ${comparisons} figures differ by more than chance`}. Holm’s correction takes into account that ${comparisons} figures are compared: the chance of marking even one that does not differ is at most 5%. “By chance” is the corrected probability of such a difference between equal games. Differences between percentages are in percentage points.`,
    fr: `${real === 0 ? "Rien ne diffère plus que par hasard" : `${real} chiffres sur ${comparisons} diffèrent plus que par hasard`}. La correction de Holm tient compte de ce qu’on en regarde ${comparisons} : avec elle, le risque d’en nommer un seul qui ne diffère pas est d’au plus 5 %. « Par hasard » est la probabilité d’un tel écart s’il n’y en avait pas, ainsi corrigée. Les différences de pourcentages sont en points.`,
  };
}

/** Converts a comparison to a document. */
export function toComparisonDocument(comparison: RunComparison, language: Language): PrintableDocument {
  const { a, b, sections } = comparison;
  const isSame = a.title[language] === b.title[language];
  const title = isSame
    ? { en: `${a.title.en}, two ways`, fr: `${a.title.fr}, de deux façons` }[language]
    : { en: `${a.title.en} and ${b.title.en}`, fr: `${a.title.fr} et ${b.title.fr}` }[language];
  const name = { en: "Game", fr: "Jeu" }[language];
  const names: PrintableDocument["facts"] = isSame
    ? []
    : [
        [`${name} A`, a.title[language]],
        [`${name} B`, b.title[language]],
      ];
  return {
    language,
    title,
    intro: introOf(comparison)[language],
    facts: [...names, ...factsOfBoth(a, b, language)],
    tables: sections.map((section) => toTable(section, language)),
  };
}
