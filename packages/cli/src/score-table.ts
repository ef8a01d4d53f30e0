import { type Game, type Message, seatsOf, type Words } from "@serpentarium/core";
import { playerAt } from "@serpentarium/core/match";
import type { GameRecord } from "@serpentarium/core/record";
import { formatPlayer, formatPoints, type ScoreSheet, scoreSeries } from "@serpentarium/core/series";
import { seatName } from "./describe.ts";
import type { GameMatch } from "./match.ts";

/** The number of the current game in its series, and each player's seat. Players have letters to distinguish them from seats. */
export function describeSeats(match: GameMatch): Message {
  const { game, table, plan, earlier } = match;
  const position = game.start(table);
  const seats = seatsOf(table).map((seat) => ({
    id: "cli.series.seat",
    data: { player: formatPlayer(playerAt(match, seat)), name: seatName(game, position, seat) },
  }));
  return { id: "cli.series.seats", data: { number: earlier.length + 1, total: plan.games, seats } };
}

/** The leaders of a series, or its winners if it is over. */
function describeStanding({ totals, leaders }: ScoreSheet, isOver: boolean): Message {
  if (leaders.length === totals.length) return { id: isOver ? "cli.series.draw" : "cli.series.level" };
  const players = leaders.map(formatPlayer);
  return { id: isOver ? "cli.series.winners" : "cli.series.leaders", data: { players } };
}

/** Formats rows of cells: the first and last columns are left-aligned, the others right-aligned. */
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
export function describeScore(game: Game, record: GameRecord, words: Words): string {
  const sheet = scoreSeries(game, record);
  const format = (points: readonly number[]) =>
    points.map((parts) => formatPoints(parts, sheet.partsPerPoint));
  const lines = alignColumns([
    ["", ...sheet.totals.map((_, player) => formatPlayer(player)), ""],
    ...sheet.rows.map(({ match, points, reason }) => [
      words.text("cli.series.row", { number: match + 1 }),
      ...format(points),
      `[${reason}]`,
    ]),
    [words.text("cli.series.total"), ...format(sheet.totals), ""],
  ]);
  const standing = describeStanding(sheet, sheet.rows.length === (record.plan?.games ?? 1));
  return [...lines, words.format(standing)].join("\n");
}
