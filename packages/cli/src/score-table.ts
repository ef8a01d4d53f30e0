import type { Game, Language, Text } from "@serpentarium/core";
import type { GameRecord } from "@serpentarium/core/record";
import { formatPlayer, formatPoints, playerAt, type ScoreSheet, scoreSheet } from "@serpentarium/core/series";
import type { Series } from "./series.ts";
import { nameOf } from "./words.ts";

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat("en"),
  fr: new Intl.ListFormat("fr"),
};

/** Which game of a series this is, and who sits where: players have letters, since seats have numbers. */
export function describeSeats({ plan, earlier, match }: Series): Text {
  const { game, table } = match;
  const position = game.start(table);
  const seats = Array.from({ length: table.seats }, (_, seat) => ({
    player: formatPlayer(playerAt(plan, table.seats, earlier.length, seat)),
    name: nameOf(game, position, seat),
  }));
  const sitting = (language: Language, colon: string): string =>
    seats.map(({ player, name }) => `${player}${colon} ${name[language]}`).join(", ");
  const [number, total] = [earlier.length + 1, plan.games];
  return {
    en: `Game ${number} of ${total}. ${sitting("en", ":")}.`,
    fr: `Partie ${number} sur ${total}. ${sitting("fr", " :")}.`,
  };
}

/** Who leads, or won. */
function describeStanding({ totals, leaders }: ScoreSheet, isOver: boolean): Text {
  const names = leaders.map(formatPlayer);
  if (leaders.length === totals.length) {
    return isOver
      ? { en: "The series is a draw.", fr: "La série est nulle." }
      : { en: "All are level.", fr: "Égalité." };
  }
  const [en, fr] = [LISTS.en.format(names), LISTS.fr.format(names)];
  if (names.length === 1) {
    return isOver
      ? { en: `${en} wins the series.`, fr: `${fr} gagne la série.` }
      : { en: `${en} leads.`, fr: `${fr} mène.` };
  }
  return isOver
    ? { en: `${en} win the series.`, fr: `${fr} gagnent la série.` }
    : { en: `${en} lead.`, fr: `${fr} mènent.` };
}

/** Rows of cells in columns: the first and the last to the left, what is between to the right. */
function align(rows: readonly (readonly string[])[]): string[] {
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

/** The points of a series: a row a game with its points and why it ended, the sum of them, and who leads. */
export function describeScore(game: Game, record: GameRecord): Text {
  const sheet = scoreSheet(game, record);
  const write = (points: readonly number[]) => points.map((parts) => formatPoints(parts, sheet.parts));
  const table = (title: string, total: string): string =>
    align([
      ["", ...sheet.totals.map((_, player) => formatPlayer(player)), ""],
      ...sheet.rows.map(({ match, points, reason }) => [
        `${title} ${match + 1}`,
        ...write(points),
        `[${reason}]`,
      ]),
      [total, ...write(sheet.totals), ""],
    ]).join("\n");
  const standing = describeStanding(sheet, sheet.rows.length === (record.plan?.games ?? 1));
  return {
    en: `${table("Game", "Total")}\n${standing.en}`,
    fr: `${table("Partie", "Total")}\n${standing.fr}`,
  };
}
