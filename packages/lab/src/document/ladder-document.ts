import type { Language } from "@serpentarium/core";
import type { Ladder, RatedPlayer } from "../ladder/ladder.ts";
import type { EloEstimate } from "../ladder/ratings.ts";
import { gamesOf, pointsOf } from "../ladder/table-result.ts";
import { commonFactsOf, titleOf } from "./facts.ts";
import { formatNumber } from "./format-number.ts";
import type { DocumentTable, DotPlot, PrintableDocument } from "./printable-document.ts";

const TITLE = { en: "how strong its players are", fr: "la force de ses joueurs" };

const MESSAGES = {
  en: {
    intro:
      "Every player met every other one, and both sat in each seat equally often. An interval contains the true rating with 95% certainty.",
    places:
      "In a match of several players each meets every other one, and whoever has the better place wins; with the same place each has half a point.",
    games: "Games",
    ratings: "How strong bots and programs are",
    ratingNote:
      "Elo points, relative to the average of these players: 100 points more give 64% of the points, 200 give 76%, 400 give 91%.",
    columns: ["Elo", "95% interval", "Points"],
    opponents: "Opponents",
    seats: "Seats",
    pairs: "Points of each player against each other",
    steps: "What more iterations are worth",
    stepColumns: ["Iterations", "Elo", "95% interval"],
    stepNote: "The more Elo points a search gains with more iterations, the more skill the game rewards.",
  },
  fr: {
    intro:
      "Chacun a rencontré tous les autres, aussi souvent à une place qu’à l’autre. Un intervalle contient le vrai classement avec 95 % de certitude.",
    places:
      "Dans une partie à plusieurs, chacun rencontre tous les autres, et le mieux classé des deux gagne ; à égalité, chacun a un demi-point.",
    games: "Parties",
    ratings: "La force des robots et des programmes",
    ratingNote:
      "Points Elo, relatifs à la moyenne de ces joueurs : 100 de plus donnent 64 % des points, 200 en donnent 76 %, 400 en donnent 91 %.",
    columns: ["Elo", "Intervalle à 95 %", "Points"],
    opponents: "Adversaires",
    seats: "Places",
    pairs: "Points de chacun contre chacun",
    steps: "Ce que valent plus d’itérations",
    stepColumns: ["Itérations", "Elo", "Intervalle à 95 %"],
    stepNote:
      "Plus une recherche gagne de points Elo avec plus d’itérations, plus le jeu récompense l’habileté.",
  },
} as const;

/** Converts a ladder to a document. */
export function toLadderDocument(
  { subject, matches, players, pairs, steps }: Ladder,
  language: Language,
): PrintableDocument {
  const messages = MESSAGES[language];
  const { seats } = subject;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
  const intervalText = ({ low, high }: EloEstimate): string =>
    `${signed.format(low)} – ${signed.format(high)}`;
  const ratingPlot: DotPlot = {
    kind: "dots",
    title: messages.ratings,
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
    title: messages.ratings,
    note: messages.ratingNote,
    columns: [...messages.columns, seats > 2 ? messages.opponents : messages.games],
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
    title: messages.pairs,
    columns: players.map(({ name }) => name),
    canSplit: true,
    rows: players.map((row) => ({ label: row.name, cells: players.map((column) => cellOf(row, column)) })),
    plots: [],
  };
  const stepTable: DocumentTable = {
    id: "steps",
    title: messages.steps,
    note: messages.stepNote,
    columns: messages.stepColumns,
    rows: steps.map((step) => ({
      label: `${step.from} → ${step.to}`,
      cells: [`× ${number.format(step.factor)}`, signed.format(step.elo), intervalText(step)],
    })),
    plots: [],
  };
  return {
    language,
    title: titleOf(subject, TITLE, language),
    intro: seats > 2 ? `${messages.intro} ${messages.places}` : messages.intro,
    facts: [
      ...commonFactsOf(subject, language),
      [messages.seats, String(seats)],
      [messages.games, whole.format(matches)],
    ],
    tables: [ratings, crossTable, ...(steps.length > 0 ? [stepTable] : [])],
  };
}
