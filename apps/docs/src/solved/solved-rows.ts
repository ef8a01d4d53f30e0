import type { Game } from "@serpentarium/core";
import type { OptionField } from "@serpentarium/core/options";
import type { SolvedRow } from "../../../../scripts/solve-row.ts";
import { games } from "../lib/games.ts";
import { formatText, type SiteText } from "../lib/site-text.ts";
import { gameTexts } from "../lib/words.ts";
import { chosenOptions } from "../play/chosen-options.ts";
import data from "./solved.json";
import { SOLVED_MESSAGES as MESSAGES } from "./solved-messages.ts";

type SolvedGroup = SolvedRow["results"][number];
type Values = Parameters<typeof formatText>[2];

/** The solved boards of one game. */
interface SolvedGame {
  readonly game: Game;
  readonly rows: readonly SolvedRow[];
}

/** The solved boards by game, in the order of the games. */
export function solvedGames(): readonly SolvedGame[] {
  // trusted: written by `pnpm solved`, and tests repeat it
  const rows = data as readonly SolvedRow[];
  return Object.values(games).flatMap(({ game }) => {
    const own = rows.filter((row) => row.game === game.id);
    return own.length > 0 ? [{ game, rows: own }] : [];
  });
}

const fill = (text: SiteText, values: Values): SiteText => ({
  en: formatText(text, "en", values),
  fr: formatText(text, "fr", values),
});

/** A number by the rules of each language. */
const toText = (number: number): SiteText => ({
  en: new Intl.NumberFormat("en").format(number),
  fr: new Intl.NumberFormat("fr").format(number),
});

const fillNumber = (text: SiteText, name: string, number: number, values: Values = {}): SiteText => {
  const { en, fr } = toText(number);
  return {
    en: formatText(text, "en", { ...values, [name]: en }),
    fr: formatText(text, "fr", { ...values, [name]: fr }),
  };
};

/** The value of an option of the command line; undefined if the command leaves it out. */
const optionOf = ({ command }: SolvedRow, name: string): number | undefined => {
  const text = new RegExp(`--${name} (\\d+)`).exec(command)?.[1];
  return text === undefined ? undefined : Number(text);
};

/** The options that differ from the default ones, with their titles. */
function optionTexts(game: Game, { seats, options }: SolvedRow): readonly SiteText[] {
  const fields: Readonly<Record<string, OptionField>> = game.options.fields;
  return Object.entries(chosenOptions(game, { seats, options })).flatMap(([name, value]) => {
    if (!Object.hasOwn(fields, name)) return [];
    const title = gameTexts(game.id, `options.${name}.title`);
    return { en: `${title.en}: ${value}`, fr: `${title.fr}\u00a0: ${value}` };
  });
}

/** The title of a board: what is smaller than in the full game, and which positions are solved. */
export function boardTitle(game: Game, row: SolvedRow): SiteText {
  const [starts, plies] = [optionOf(row, "starts"), optionOf(row, "plies")];
  const from =
    plies !== undefined
      ? fillNumber(MESSAGES.setUps, "starts", starts ?? 1, { plies })
      : starts === undefined
        ? MESSAGES.start
        : fillNumber(MESSAGES.deals, "starts", starts);
  const players = row.seats > 2 ? [fill(MESSAGES.players, { seats: row.seats })] : [];
  const parts = [...players, ...optionTexts(game, row), from];
  const join = (language: keyof SiteText): string => {
    const text = parts.map((part) => part[language]).join(", ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return { en: join("en"), fr: join("fr") };
}

/** Who gets what with best play by all. */
export function resultText({ shares }: SolvedGroup): SiteText {
  if (!shares) return MESSAGES.open;
  const winner = shares.indexOf(1);
  if (winner >= 0) return fill(MESSAGES.seatWins, { seat: winner + 1 });
  return shares.every((share) => share === shares[0]) ? MESSAGES.draw : MESSAGES.shared;
}

/** How long a win takes or, without a result, how far ahead nobody can force one. */
export function boundText({ shares, actions }: SolvedGroup): SiteText {
  if (!shares) return fill(MESSAGES.openWithin, { actions });
  return actions === 1 ? MESSAGES.action : fill(MESSAGES.actions, { actions });
}

/** The processor time of a row. */
export const timeText = ({ seconds }: SolvedRow): SiteText =>
  seconds < 100
    ? fillNumber(MESSAGES.seconds, "n", seconds)
    : fillNumber(MESSAGES.minutes, "n", Math.round(seconds / 60));
