import type { Words } from "@serpentarium/core";
import type { Ladder, RatedPlayer } from "../ladder/ladder.ts";
import type { EloEstimate } from "../ladder/ratings.ts";
import { gamesOf, pointsOf } from "../ladder/table-result.ts";
import { commonFactsOf } from "./facts.ts";
import { formatNumber } from "./format-number.ts";
import type { DocumentTable, DotPlot, PrintableDocument } from "./printable-document.ts";

/** Converts a ladder to a document. */
export function toLadderDocument(
  { subject, matches, players, pairs, steps }: Ladder,
  words: Words,
): PrintableDocument {
  const { language } = words;
  const { seats } = subject;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
  const intervalText = ({ low, high }: EloEstimate): string =>
    words.text("lab.numbers.interval", { low: signed.format(low), high: signed.format(high) });
  const ratingPlot: DotPlot = {
    kind: "dots",
    title: words.text("lab.ladder.ratings.title"),
    unit: "number",
    series: [""],
    rows: players.map(({ name, elo, low, high }) => ({
      label: name,
      dots: [{ series: 0, value: Math.round(elo), low, high }],
    })),
    even: 0,
  };
  const ratings: DocumentTable = {
    id: "ratings",
    title: words.text("lab.ladder.ratings.title"),
    note: words.text("lab.ladder.ratings.note"),
    columns: [
      words.text("lab.columns.elo"),
      words.text("lab.columns.interval"),
      words.text("lab.columns.points"),
      words.text(seats > 2 ? "lab.columns.opponents" : "lab.columns.games"),
    ],
    rows: players.map((player) => ({
      label: player.name,
      cells: [
        signed.format(player.elo),
        intervalText(player),
        number.format(player.points),
        whole.format(player.games),
      ],
    })),
    plots: [ratingPlot],
  };
  const cellOf = (row: RatedPlayer, column: RatedPlayer): string => {
    const played = pairs.filter(({ players: both }) => both.includes(row.name) && both.includes(column.name));
    const games = played.reduce((sum, pair) => sum + gamesOf(pair), 0);
    if (row === column || games === 0) return "";
    const points = played.reduce((sum, pair) => sum + pointsOf(pair, row.name), 0);
    return formatNumber(points / games, "share", language);
  };
  const crossTable: DocumentTable = {
    id: "pairs",
    title: words.text("lab.ladder.pairs.title"),
    columns: players.map(({ name }) => name),
    canSplit: true,
    rows: players.map((row) => ({ label: row.name, cells: players.map((column) => cellOf(row, column)) })),
    plots: [],
  };
  const stepTable: DocumentTable = {
    id: "steps",
    title: words.text("lab.ladder.steps.title"),
    note: words.text("lab.ladder.steps.note"),
    columns: [
      words.text("lab.columns.iterations"),
      words.text("lab.columns.elo"),
      words.text("lab.columns.interval"),
    ],
    rows: steps.map((step) => ({
      label: words.text("lab.ladder.steps.step", { from: step.from, to: step.to }),
      cells: [
        words.text("lab.numbers.times", { number: number.format(step.factor) }),
        signed.format(step.elo),
        intervalText(step),
      ],
    })),
    plots: [],
  };
  return {
    language,
    title: words.text("lab.ladder.title", { game: { id: "title" } }),
    intro: words.text(seats > 2 ? "lab.ladder.intro-places" : "lab.ladder.intro"),
    facts: [
      ...commonFactsOf(subject, words),
      [words.text("lab.facts.names.seats"), whole.format(seats)],
      [words.text("lab.facts.names.games"), whole.format(matches)],
    ],
    labelHeading: words.text("lab.columns.what"),
    tables: [ratings, crossTable, ...(steps.length > 0 ? [stepTable] : [])],
  };
}
