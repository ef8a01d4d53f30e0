import type { Words } from "@serpentarium/core";
import type { Opening, OpeningMove, Openings } from "../openings/openings.ts";
import { commonFactsOf, formatBots } from "./facts.ts";
import { formatNumber } from "./format-number.ts";
import type { DocumentTable, PrintableDocument } from "./printable-document.ts";

/** The games that no seat won alone. */
const drawsOf = ({ games, wins }: OpeningMove): number => games - wins.reduce((sum, won) => sum + won, 0);

function cellsOf(move: OpeningMove, { games }: Opening, isSolved: boolean, language: string): string[] {
  const share = (part: number, whole: number): string => formatNumber(part / whole, "share", language);
  const number = new Intl.NumberFormat(language);
  return [
    number.format(move.games),
    share(move.games, games),
    ...[...move.wins, drawsOf(move)].map((part) => share(part, move.games)),
    ...(isSolved
      ? [(move.value ?? []).map((value) => formatNumber(value, "share", language)).join(" : ")]
      : []),
  ];
}

/** Converts openings to a document: the actions of the position that most games reached. */
export function toOpeningsDocument(openings: Openings, words: Words): PrintableDocument {
  const { language } = words;
  const { subject, positions, depth } = openings;
  const number = new Intl.NumberFormat(language);
  const [first] = Object.values(positions).sort((a, b) => b.games - a.games);
  const isSolved = first?.moves.some(({ value }) => value !== undefined) ?? false;
  const seats = Array.from({ length: subject.seats }, (_, seat) =>
    words.text("lab.columns.wins-of", { number: seat + 1 }),
  );
  const table: DocumentTable = {
    id: "first",
    title: words.text("lab.openings.first"),
    ...(!first && { note: words.text("lab.openings.none") }),
    columns: [
      words.text("lab.columns.games"),
      words.text("lab.columns.played"),
      ...seats,
      words.text("lab.columns.drawn"),
      ...(isSolved ? [words.text("lab.columns.exact")] : []),
    ],
    rows: (first?.moves ?? []).map((move) => ({
      label: move.action,
      cells: first ? cellsOf(move, first, isSolved, language) : [],
    })),
    plots: [],
  };
  return {
    language,
    title: words.text("lab.openings.title", { game: { id: "title" } }),
    intro: words.text("lab.openings.intro"),
    facts: [
      ...commonFactsOf(subject, words),
      [words.text("lab.facts.names.games"), number.format(subject.games)],
      [words.text("lab.facts.names.bots"), formatBots(subject.bots, words)],
      [words.text("lab.openings.depth"), number.format(depth)],
      [words.text("lab.openings.positions"), number.format(Object.keys(positions).length)],
    ],
    labelHeading: words.text("lab.columns.what"),
    tables: [table],
  };
}
