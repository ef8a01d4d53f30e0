import { unwrap } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { createTable } from "../options/options.ts";
import { type Outcome, winnersOf } from "../outcome.ts";
import { type OutcomeRecord, outcomeOfRecord } from "../record/outcome-record.ts";
import { type GameRecord, type MatchRecord, matchesOf } from "../record/record.ts";
import { replayMatch } from "../record/replay.ts";
import type { Table } from "../table.ts";
import { type Player, playerAtSeat, type SeriesPlan, SINGLE_MATCH_PLAN, seatOfPlayer } from "./plan.ts";
import { partsPerPoint } from "./points.ts";

/** A finished game of a series. */
export interface ScoreRow {
  /** The index of the game, from 0. */
  readonly match: number;
  /** The player at each seat. */
  readonly playersBySeat: readonly Player[];
  /** The points of each player, in {@link ScoreSheet.partsPerPoint}. */
  readonly points: readonly number[];
  /** The players who won, ascending. */
  readonly winners: readonly Player[];
  /** The `end.*` clause that ended the game, or one of the `EARLY_ENDINGS` of `@serpentarium/core/record`. */
  readonly reason: string;
}

/** The points of a series so far. */
export interface ScoreSheet {
  /** The number of parts in a point: all points of the sheet are counted in parts; `formatPoints` converts them. */
  readonly partsPerPoint: number;
  /** The finished games. */
  readonly rows: readonly ScoreRow[];
  /** The total of each player. */
  readonly totals: readonly number[];
  /** The players with the most points: several if equal, all of them before the first game is over. */
  readonly leaders: readonly Player[];
}

/** Returns the points of each seat, in parts: its score, or its share of the winners' point. */
function pointsBySeat<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  { places, scores }: Outcome,
  lastPosition: () => T["position"],
): readonly number[] {
  const parts = partsPerPoint(table.seats);
  const seatScores = scores ?? game.scores?.(lastPosition());
  // adding 0 turns -0 into 0
  if (seatScores) return seatScores.map((score) => score * parts + 0);
  const winners = winnersOf({ places });
  return places.map((place) => (place === 1 ? parts / winners.length : 0));
}

function scoreRow<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  plan: SeriesPlan,
  match: number,
  played: MatchRecord & { readonly outcome: OutcomeRecord },
): ScoreRow {
  const outcome = outcomeOfRecord(played.outcome, table);
  const lastPosition = () => unwrap(replayMatch(game, table, played)).position;
  const bySeat = pointsBySeat(game, table, outcome, lastPosition);
  const order = bySeat.map((_, seat) => playerAtSeat(plan, table.seats, match, seat));
  return {
    match,
    playersBySeat: order,
    points: bySeat.map((_, player) => bySeat[seatOfPlayer(plan, table.seats, match, player)] ?? 0),
    winners: winnersOf(outcome)
      .map((seat) => order[seat] ?? 0)
      .sort((a, b) => a - b),
    reason: outcome.reason,
  };
}

/**
 * Adds up the points of a series: the scores of the seats in a game with scores (after a resignation, those of the last position),
 * otherwise one point for the winner, which joint winners share.
 *
 * @param record - accepted by `replay`, or created by a turn machine
 * @throws SerpentariumError if `replay` would reject the record
 */
export function scoreSeries<T extends GameTypes>(game: Game<T>, record: GameRecord): ScoreSheet {
  const table = createTable(game, { seats: record.seats, options: record.options });
  const rows = matchesOf(record).flatMap(({ outcome, ...played }, match) =>
    outcome ? [scoreRow(game, table, record.plan ?? SINGLE_MATCH_PLAN, match, { ...played, outcome })] : [],
  );
  const totals = Array.from({ length: table.seats }, (_, player) =>
    rows.reduce((sum, { points }) => sum + (points[player] ?? 0), 0),
  );
  const most = Math.max(...totals);
  const leaders = [...totals.keys()].filter((player) => totals[player] === most);
  return { partsPerPoint: partsPerPoint(table.seats), rows, totals, leaders };
}
