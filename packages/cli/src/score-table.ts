import { type Game, type Language, type Message, seatsOf } from "@serpentarium/core";
import { playerAt } from "@serpentarium/core/match";
import type { GameRecord } from "@serpentarium/core/record";
import { formatPlayer, formatPoints, type ScoreSheet, scoreSeries } from "@serpentarium/core/series";
import { seatName } from "./describe.ts";
import type { GameMatch } from "./match.ts";

const LIST_FORMATS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat("en"),
  fr: new Intl.ListFormat("fr"),
};

/** The number of the current game in its series, and each player's seat. Players have letters, because seats have numbers. */
export function describeSeats(match: GameMatch): Message {
  const { game, table, plan, earlier } = match;
  const position = game.start(table);
  const seats = seatsOf(table).map((seat) => ({
    player: formatPlayer(playerAt(match, seat)),
    name: seatName(game, position, seat),
  }));
  const seatList = (language: Language, colon: string): string =>
    seats.map(({ player, name }) => `${player}${colon} ${name[language]}`).join(", ");
  const [number, total] = [earlier.length + 1, plan.games];
  return {
    en: `Game ${number} of ${total}. ${seatList("en", ":")}.`,
    fr: `Partie ${number} sur ${total}. ${seatList("fr", " :")}.`,
  };
}

/** The leaders of a series, or its winners if it is over. */
function describeStanding({ totals, leaders }: ScoreSheet, isOver: boolean): Message {
  const names = leaders.map(formatPlayer);
  if (leaders.length === totals.length) {
    return isOver
      ? { en: "The series is a draw.", fr: "La série est nulle." }
      : { en: "All are level.", fr: "Égalité." };
  }
  const [en, fr] = [LIST_FORMATS.en.format(names), LIST_FORMATS.fr.format(names)];
  if (names.length === 1) {
    return isOver
      ? { en: `${en} wins the series.`, fr: `${fr} gagne la série.` }
      : { en: `${en} leads.`, fr: `${fr} mène.` };
  }
  return isOver
    ? { en: `${en} win the series.`, fr: `${fr} gagnent la série.` }
    : { en: `${en} lead.`, fr: `${fr} mènent.` };
}

/** Aligns rows of cells: the first and last columns to the left, the others to the right. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? "")].length)),
  );
  const last = widths.length - 1;
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column % last === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}

/** The score table of a series: a row per game with points and reason, the totals, and the leaders. */
export function describeScore(game: Game, record: GameRecord): Message {
  const sheet = scoreSeries(game, record);
  const format = (points: readonly number[]) =>
    points.map((parts) => formatPoints(parts, sheet.partsPerPoint));
  const table = (title: string, total: string): string =>
    alignColumns([
      ["", ...sheet.totals.map((_, player) => formatPlayer(player)), ""],
      ...sheet.rows.map(({ match, points, reason }) => [
        `${title} ${match + 1}`,
        ...format(points),
        `[${reason}]`,
      ]),
      [total, ...format(sheet.totals), ""],
    ]).join("\n");
  const standing = describeStanding(sheet, sheet.rows.length === (record.plan?.games ?? 1));
  return {
    en: `${table("Game", "Total")}\n${standing.en}`,
    fr: `${table("Partie", "Total")}\n${standing.fr}`,
  };
}
