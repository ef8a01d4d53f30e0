import type { Game, GameTypes } from "../game.ts";
import type { SeenAction } from "../play.ts";
import { createRecord, type GameRecord } from "../record/record.ts";
import { type ScoreSheet, scoreSeries } from "../series/score-sheet.ts";
import { seatsOf } from "../table.ts";
import { type Match, matchRecordOf, playerAt } from "./match.ts";

/** The parts of a match that its record contains. */
type Recorded = Pick<
  Match<GameTypes, unknown, SeenAction>,
  "table" | "plan" | "earlier" | "rematches" | "names" | "start" | "actions" | "outcome"
>;

/** Returns the record of a match and of the earlier ones of its series. */
export function recordOf(game: Pick<Game, "id" | "version">, match: Recorded): GameRecord {
  const { table, plan, earlier } = match;
  // a record names players by their seats in the first match
  const first = { ...match, earlier: [] };
  const names = seatsOf(table).map((seat) => match.names[playerAt(first, seat)] ?? "");
  const { outcome, ...played } = matchRecordOf(match);
  return { ...createRecord(game, { table, names, plan, earlier, ...played }), outcome };
}

/** Returns the points of the series so far, including those of the current match once it is over. */
export const scoreSheetOf = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T, unknown, SeenAction<T>>,
): ScoreSheet => scoreSeries(game, recordOf(game, match));
