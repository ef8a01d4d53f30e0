import type { Game, GameTypes, Table } from "@serpentarium/core";
import type { PlayedMatch } from "@serpentarium/core/record";
import {
  formatSeries,
  type SeriesPlan,
  type SeriesRecord,
  type SeriesReplay,
} from "@serpentarium/core/series";
import { fromReplay, type Match, outcomeOf, recordOf, startMatch } from "./match.ts";
import type { AnyRecord } from "./record-file.ts";

/** Games in a row; without a plan, one that stands alone. */
export interface Series {
  readonly plan: SeriesPlan | undefined;
  /** The matches before the present one, all over. */
  readonly earlier: readonly Match[];
  readonly match: Match;
}

/** A series whose plan is known. */
export type PlannedSeries = Series & { readonly plan: SeriesPlan };

export const startSeries = (
  game: Game,
  table: Table,
  { games, first }: SeriesPlan = { games: 1, first: "fixed" },
): Series => ({
  plan: games > 1 ? { games, first } : undefined,
  earlier: [],
  match: startMatch(game, table),
});

/** The series that a replayed record holds. */
export function fromSeriesReplay(
  game: Game,
  { plan, table, matches }: SeriesReplay<GameTypes>,
): PlannedSeries {
  const played = matches.map((match) => fromReplay(game, match));
  return { plan, earlier: played.slice(0, -1), match: played.at(-1) ?? startMatch(game, table) };
}

export const isPlanned = (series: Series): series is PlannedSeries => series.plan !== undefined;

/** Whether the present match is over and no other follows. */
export const isSeriesOver = ({ plan, earlier, match }: Series): boolean =>
  outcomeOf(match) !== undefined && earlier.length + 1 >= (plan?.games ?? 1);

/** At the beginning of the next match. */
export const nextMatch = ({ plan, earlier, match }: PlannedSeries): PlannedSeries => ({
  plan,
  earlier: [...earlier, match],
  match: startMatch(match.game, match.table),
});

const playedOf = (match: Match): PlayedMatch => {
  const { start, actions, outcome } = recordOf(match);
  return { ...(start !== undefined && { start }), actions, outcome };
};

export const seriesRecordOf = ({ plan, earlier, match }: PlannedSeries): SeriesRecord =>
  formatSeries(match.game, { plan, table: match.table, matches: [...earlier, match].map(playedOf) });

/** The record of a series, or of the match that stands alone. */
export const anyRecordOf = (series: Series): AnyRecord =>
  isPlanned(series) ? seriesRecordOf(series) : recordOf(series.match);
