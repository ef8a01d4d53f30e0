import type { Game, GameTypes, Table } from "@serpentarium/core";
import { formatRecord, type GameRecord, type Replay } from "@serpentarium/core/record";
import { type SeriesPlan, SINGLE } from "@serpentarium/core/series";
import { fromReplay, type Match, outcomeOf, playedOf, startMatch } from "./match.ts";

/** Games in a row, or one that is played alone. */
export interface Series {
  readonly plan: SeriesPlan;
  /** The matches before the present one, all over. */
  readonly earlier: readonly Match[];
  readonly match: Match;
}

export const startSeries = (game: Game, table: Table, plan: SeriesPlan = SINGLE): Series => ({
  plan,
  earlier: [],
  match: startMatch(game, table),
});

/** What a replayed record holds. */
export const seriesFrom = (game: Game, opened: Replay<GameTypes>): Series => ({
  plan: opened.plan,
  earlier: opened.earlier.map((match) => fromReplay(game, match)),
  match: fromReplay(game, opened),
});

/** Whether there is more to it than one match. */
export const isSeries = ({ plan }: Series): boolean => plan.games > 1;

/** Whether the present match is over and no other follows. */
export const isSeriesOver = ({ plan, earlier, match }: Series): boolean =>
  outcomeOf(match) !== undefined && earlier.length + 1 >= plan.games;

/** At the beginning of the next match. */
export const nextMatch = ({ plan, earlier, match }: Series): Series => ({
  plan,
  earlier: [...earlier, match],
  match: startMatch(match.game, match.table),
});

export const recordOf = ({ plan, earlier, match }: Series): GameRecord =>
  formatRecord(match.game, {
    table: match.table,
    plan,
    earlier: earlier.map(playedOf),
    ...playedOf(match),
  });
