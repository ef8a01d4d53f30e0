import * as v from "valibot";
import { fail, type Result, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { SERIES_FORMAT } from "../record/record-kind.ts";
import {
  headEntries,
  type PlayedMatch,
  parseShape,
  playedEntries,
  type RecordHead,
} from "../record/record-parts.ts";
import { openTable, type Replay, replayMatch } from "../record/replay.ts";
import type { Table } from "../table.ts";
import { FIRST_SEATS, MOST_GAMES, parsePlan, type SeriesPlan } from "./plan.ts";

const createSchema = () =>
  v.object({
    format: v.literal(SERIES_FORMAT),
    ...headEntries(),
    plan: v.strictObject({ games: v.number(), first: v.picklist(FIRST_SEATS) }),
    matches: v.pipe(
      v.array(v.unknown()),
      v.minLength(1),
      v.maxLength(MOST_GAMES),
      v.array(v.object(playedEntries())),
    ),
  });

/** A series as plain data: all matches begun so far. It opens only by being replayed. */
export interface SeriesRecord extends RecordHead {
  readonly format: typeof SERIES_FORMAT;
  readonly plan: SeriesPlan;
  /** At least one; only the last may be unfinished. Only one that is played alone may have a `start`. */
  readonly matches: readonly PlayedMatch[];
}

/** A series in progress, or one that is over. */
export interface Series {
  readonly plan: SeriesPlan;
  readonly table: Table;
  readonly matches: readonly PlayedMatch[];
}

/** The record of a series that was replayed. */
export interface SeriesReplay<T extends GameTypes> {
  readonly plan: SeriesPlan;
  readonly table: Table<T["options"]>;
  readonly matches: readonly Replay<T>[];
}

/** The record of a series as it stands: what {@link replaySeries} opens, and `formatSeriesLink` writes as a link. */
export const formatSeries = <T extends GameTypes>(
  game: Pick<Game<T>, "id" | "version">,
  { plan, table, matches }: Series,
): SeriesRecord => ({
  format: SERIES_FORMAT,
  game: game.id,
  version: game.version,
  seats: table.seats,
  options: table.options,
  plan,
  matches,
});

/** The record of a series from data that may come from anywhere; only its shape is checked. Fails with `bad-record`. */
export const parseSeries = (data: unknown): Result<SeriesRecord> =>
  parseShape("series", createSchema(), data);

/**
 * Plays the matches of a series through: no more than planned, all but the last over, and all from the beginning of the
 * game but one that is played alone.
 */
export function replayMatches<T extends GameTypes>(
  game: Game<T>,
  { plan, table, matches }: Series & { readonly table: Table<T["options"]> },
): Result<readonly Replay<T>[]> {
  const { games } = plan;
  if (matches.length > games) {
    const [en, fr] = [`more than ${games} games`, `plus de ${games} parties`];
    return fail("bad-record", en, fr, { match: games });
  }
  const elsewhere = matches.findIndex(({ start }) => start !== undefined);
  if (elsewhere !== -1 && games > 1) {
    const [en, fr] = ["a game of a series begins elsewhere", "une partie de la série commence ailleurs"];
    return fail("bad-record", en, fr, { match: elsewhere });
  }
  const opened: Replay<T>[] = [];
  for (const [match, played] of matches.entries()) {
    const replayed = replayMatch(game, table, played);
    if (!replayed.ok) return { ok: false, error: { ...replayed.error, match } };
    if (!played.outcome && match < matches.length - 1) {
      const [en, fr] = ["a game before the last goes on", "une partie continue avant la dernière"];
      return fail("bad-record", en, fr, { match, index: played.actions.length });
    }
    opened.push(replayed.value);
  }
  return succeed(opened);
}

/**
 * Opens the record of a series by playing every match through. Fails like `replay`: with `bad-option` also where the
 * plan is bad, and with the `match` beside the `index` where an action does not hold.
 */
export function replaySeries<T extends GameTypes>(game: Game<T>, data: unknown): Result<SeriesReplay<T>> {
  const record = parseSeries(data);
  if (!record.ok) return record;
  const table = openTable(game, record.value);
  if (!table.ok) return table;
  const plan = parsePlan(record.value.plan);
  if (!plan.ok) return plan;
  const opened = { plan: plan.value, table: table.value };
  const matches = replayMatches(game, { ...opened, matches: record.value.matches });
  return matches.ok ? succeed({ ...opened, matches: matches.value }) : matches;
}
