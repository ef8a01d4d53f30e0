import { unwrap } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { createTable } from "../options/options.ts";
import { type GameRecord, matchesOf, type PlayedMatch } from "../record/record.ts";
import { replayMatch } from "../record/replay.ts";
import { type Outcome, seatsOf, type Table } from "../table.ts";
import { type Player, playerAt, type SeriesPlan, SINGLE, seatOf } from "./plan.ts";
import { partsOf } from "./points.ts";

/** One game of a series that is over. */
export interface ScoreRow {
  /** Which game, counted from 0. */
  readonly match: number;
  /** Who sat where: a player for each seat. */
  readonly order: readonly Player[];
  /** One number a player, in {@link ScoreSheet.parts}. */
  readonly points: readonly number[];
  /** The players who won, ascending; none where nobody did. */
  readonly winners: readonly Player[];
  /** The `end.*` clause that ended the game, or one of the `ENDINGS` of `@serpentarium/core/record`. */
  readonly reason: string;
}

/** The points of a series so far. */
export interface ScoreSheet {
  /** How many parts make one point: all points here are counted in them, and `formatPoints` writes them. */
  readonly parts: number;
  /** The games that are over. */
  readonly rows: readonly ScoreRow[];
  /** One number a player. */
  readonly totals: readonly number[];
  /** The players with the most points; several when equal, all before the first game is over. */
  readonly leaders: readonly Player[];
}

/** The parts that each seat is given: what it scores, or its share of the one point of the winners. */
function partsBySeat<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  { winners, scores }: Outcome,
  last: () => T["position"],
): readonly number[] {
  const parts = partsOf(table.seats);
  const scored = scores ?? game.scores?.(last());
  // the zero takes the sign off another
  if (scored) return scored.map((score) => score * parts + 0);
  return seatsOf(table).map((seat) => (winners.includes(seat) ? parts / winners.length : 0));
}

function rowOf<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  plan: SeriesPlan,
  match: number,
  played: PlayedMatch & { readonly outcome: Outcome },
): ScoreRow {
  const { outcome } = played;
  const last = () => unwrap(replayMatch(game, table, played)).position;
  const bySeat = partsBySeat(game, table, outcome, last);
  const order = bySeat.map((_, seat) => playerAt(plan, table.seats, match, seat));
  return {
    match,
    order,
    points: bySeat.map((_, player) => bySeat[seatOf(plan, table.seats, match, player)] ?? 0),
    winners: outcome.winners.map((seat) => order[seat] ?? 0).sort((a, b) => a - b),
    reason: outcome.reason,
  };
}

/**
 * The points of a series: what each seat scores where the game scores (after a resignation, where it stopped), and
 * otherwise one point for the winner, which joint winners share.
 *
 * @param record - as `replay` took it, or a machine wrote it
 * @throws SerpentariumError where `replay` would refuse the record
 */
export function scoreSheet<T extends GameTypes>(game: Game<T>, record: GameRecord): ScoreSheet {
  const table = createTable(game, { seats: record.seats, options: record.options });
  const rows = matchesOf(record).flatMap(({ outcome, ...played }, match) =>
    outcome ? [rowOf(game, table, record.plan ?? SINGLE, match, { ...played, outcome })] : [],
  );
  const totals = Array.from({ length: table.seats }, (_, player) =>
    rows.reduce((sum, { points }) => sum + (points[player] ?? 0), 0),
  );
  const most = Math.max(...totals);
  const leaders = [...totals.keys()].filter((player) => totals[player] === most);
  return { parts: partsOf(table.seats), rows, totals, leaders };
}
