import type { Game, Message, Words } from "@serpentarium/core";
import type { OptionField } from "@serpentarium/core/options";
import type { MessageReference } from "@serpentarium/core/words";
import { chosenOptions, optionValueText } from "@serpentarium/play";
import type { SolvedRow } from "../../../../scripts/solve-row.ts";
import { games } from "../lib/registry/games.ts";
import data from "./solved.json";

type SolvedGroup = SolvedRow["results"][number];

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

/** The value of a command-line option; undefined if the command omits it. */
const optionOf = ({ command }: SolvedRow, name: string): number | undefined => {
  const text = new RegExp(`--${name} (\\d+)`).exec(command)?.[1];
  return text === undefined ? undefined : Number(text);
};

/** The options that differ from the defaults, with their titles. */
function optionTexts(game: Game, { seats, options }: SolvedRow, words: Words): readonly string[] {
  const fields: Readonly<Record<string, OptionField>> = game.options.fields;
  return Object.entries(chosenOptions(game, { seats, options })).flatMap(([name, value]) => {
    const [path, field] = [`options.${name}`, fields[name]];
    if (!field) return [];
    const data = { title: words.text(`${path}.title`), value: optionValueText(path, field, value, words) };
    return words.text("site.solved.option", data);
  });
}

/** The solved positions of a board. */
function startsText(row: SolvedRow): Message {
  const [starts, plies] = [optionOf(row, "starts"), optionOf(row, "plies")];
  if (plies !== undefined) return { id: "site.solved.set-ups", data: { starts: starts ?? 1, plies } };
  return starts === undefined ? { id: "site.solved.start" } : { id: "site.solved.deals", data: { starts } };
}

/**
 * The title of a board: the differences from the full game, and the solved positions.
 *
 * @param words - of the game
 */
export function boardTitle(game: Game, row: SolvedRow, words: Words): string {
  const { seats } = row;
  const players = seats > 2 ? [words.text("site.solved.players", { seats })] : [];
  return [...players, ...optionTexts(game, row, words), words.format(startsText(row))].join(" · ");
}

/** The result with best play by all. */
export function resultText({ shares }: SolvedGroup): Message {
  if (!shares) return { id: "site.solved.open" };
  const winner = shares.indexOf(1);
  if (winner >= 0) return { id: "site.solved.seat-wins", data: { seat: winner } };
  return { id: shares.every((share) => share === shares[0]) ? "site.solved.draw" : "site.solved.shared" };
}

/** The length of a win or, without a result, the depth up to which no win can be forced. */
export const boundText = ({ shares, actions }: SolvedGroup): Message => ({
  id: shares ? "site.solved.actions" : "site.solved.open-within",
  data: { actions },
});

export const timeText = ({ seconds }: SolvedRow): MessageReference =>
  seconds < 100
    ? { id: "site.solved.seconds", data: { n: seconds } }
    : { id: "site.solved.minutes", data: { n: Math.round(seconds / 60) } };
