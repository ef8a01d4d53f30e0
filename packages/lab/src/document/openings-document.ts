import type { Language } from "@serpentarium/core";
import type { Opening, OpeningMove, Openings } from "../openings/openings.ts";
import { commonFactsOf, titleOf } from "./facts.ts";
import { formatNumber } from "./format-number.ts";
import type { DocumentTable, PrintableDocument } from "./printable-document.ts";

const TITLE = { en: "how its games begin", fr: "comment ses parties commencent" };

const MESSAGES = {
  en: {
    intro: "What bots played at the start, how often, and how these games ended.",
    games: "Games",
    bots: "Bots",
    depth: "Actions counted",
    positions: "Positions",
    first: "First actions",
    share: "Played",
    winOf: (seat: number) => `Seat ${seat} wins`,
    others: "Drawn",
    exact: "Exact",
    none: "No position was reached by so many games.",
  },
  fr: {
    intro: "Ce que des robots ont joué au début, combien de fois, et comment ces parties ont fini.",
    games: "Parties",
    bots: "Robots",
    depth: "Actions comptées",
    positions: "Positions",
    first: "Premières actions",
    share: "Joué",
    winOf: (seat: number) => `La place ${seat} gagne`,
    others: "Nulle",
    exact: "Exact",
    none: "Aucune position n’a été atteinte par autant de parties.",
  },
} as const;

/** The games that no seat won alone. */
const drawsOf = ({ games, wins }: OpeningMove): number => games - wins.reduce((sum, won) => sum + won, 0);

function cellsOf(move: OpeningMove, { games }: Opening, isSolved: boolean, language: Language): string[] {
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
export function toOpeningsDocument(openings: Openings, language: Language): PrintableDocument {
  const messages = MESSAGES[language];
  const { subject, positions, depth } = openings;
  const number = new Intl.NumberFormat(language);
  const [first] = Object.values(positions).sort((a, b) => b.games - a.games);
  const isSolved = first?.moves.some(({ value }) => value !== undefined) ?? false;
  const seats = Array.from({ length: subject.seats }, (_, seat) => messages.winOf(seat + 1));
  const table: DocumentTable = {
    id: "first",
    title: messages.first,
    ...(!first && { note: messages.none }),
    columns: [
      messages.games,
      messages.share,
      ...seats,
      messages.others,
      ...(isSolved ? [messages.exact] : []),
    ],
    rows: (first?.moves ?? []).map((move) => ({
      label: move.action,
      cells: first ? cellsOf(move, first, isSolved, language) : [],
    })),
    plots: [],
  };
  return {
    language,
    title: titleOf(subject, TITLE, language),
    intro: messages.intro,
    facts: [
      ...commonFactsOf(subject, language),
      [messages.games, number.format(subject.games)],
      [messages.bots, subject.bots.join(", ")],
      [messages.depth, number.format(depth)],
      [messages.positions, number.format(Object.keys(positions).length)],
    ],
    tables: [table],
  };
}
