import type { Game, GameTypes, Table } from "@serpentarium/core";
import { createRecord, type GameRecord, type Replay } from "@serpentarium/core/record";
import { type SeriesPlan, SINGLE_MATCH_PLAN } from "@serpentarium/core/series";
import { type Match, matchFromReplay, outcomeOf, startMatch, toMatchRecord } from "./match.ts";

/** A series of matches, or a single match. */
export interface Series {
  readonly plan: SeriesPlan;
  /** The finished matches before the current one. */
  readonly earlier: readonly Match[];
  /** The current match. */
  readonly match: Match;
}

export const startSeries = (game: Game, table: Table, plan: SeriesPlan = SINGLE_MATCH_PLAN): Series => ({
  plan,
  earlier: [],
  match: startMatch(game, table),
});

/** The series of a replayed record. */
export const seriesFromReplay = (game: Game, replayed: Replay<GameTypes>): Series => ({
  plan: replayed.plan,
  earlier: replayed.earlier.map((match) => matchFromReplay(game, match)),
  match: matchFromReplay(game, replayed),
});

/** Whether it has more than one match. */
export const isSeries = ({ plan }: Series): boolean => plan.games > 1;

/** Whether the last match is over. */
export const isSeriesOver = ({ plan, earlier, match }: Series): boolean =>
  outcomeOf(match) !== undefined && earlier.length + 1 >= plan.games;

/** The series at the start of its next match. */
export const nextMatch = ({ plan, earlier, match }: Series): Series => ({
  plan,
  earlier: [...earlier, match],
  match: startMatch(match.game, match.table),
});

export const recordOf = ({ plan, earlier, match }: Series): GameRecord =>
  createRecord(match.game, {
    table: match.table,
    plan,
    earlier: earlier.map(toMatchRecord),
    ...toMatchRecord(match),
  });
