import { fail, type Result, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { applyMatchEvent, createMatch, type Match, playActions, rulesOf } from "../match/match.ts";
import { parseTable } from "../options/options.ts";
import { parseSeriesPlan, type SeriesPlan } from "../series/plan.ts";
import type { Table } from "../table.ts";
import { truncate } from "../truncate.ts";
import type { MessageReference } from "../words/message.ts";
import { earlyEndingOf } from "./early-ending.ts";
import { isRecordOf, outcomeOfRecord } from "./outcome-record.ts";
import { parseRecord } from "./parse-record.ts";
import { type GameRecord, type MatchRecord, matchesOf } from "./record.ts";

/** Returns the part of a version that changes when old records become illegal: the major, before 1.0 also the minor. */
const compatibilityLine = (version: string): string | undefined =>
  /^(0\.\d+|[1-9]\d*)\.\d/.exec(version)?.[1];

/**
 * Whether a game can read the records of another version of it: one of the same major, before 1.0 of the same minor. Programs with several
 * versions of a game use it to choose the one for a record.
 *
 * @example
 * ```ts
 * import { canReadRecords } from "@serpentarium/core/record";
 *
 * canReadRecords({ version: "2.3.0" }, "2.0.1"); // => true
 * canReadRecords({ version: "2.3.0" }, "1.9.0"); // => false
 * canReadRecords({ version: "0.3.0" }, "0.2.9"); // => false
 * ```
 */
export const canReadRecords = (game: Pick<Game, "version">, version: string): boolean =>
  compatibilityLine(version) !== undefined && compatibilityLine(version) === compatibilityLine(game.version);

/** Parses the table of a record. Fails with `unknown-game`, `bad-version`, `bad-seats` or `bad-option`. */
export function parseRecordTable<T extends GameTypes>(
  game: Game<T>,
  { game: id, version, seats, options }: GameRecord,
): Result<Table<T["options"]>> {
  if (id !== game.id) {
    return fail("unknown-game", {
      id: "failures.unknown-game.other",
      data: { given: truncate(id), game: game.id },
    });
  }
  if (canReadRecords(game, version)) return parseTable(game, options, seats);
  return fail("bad-version", {
    id: "failures.bad-version.played",
    data: { game: id, played: truncate(version), version: game.version },
  });
}

/**
 * Returns the start position of a match: parsed from its text, or the game's first position. Fails like the game's `parsePosition`.
 *
 * @param start - the text, if the match did not start from the game's first position
 */
export const parseStartPosition = <T extends GameTypes>(
  game: Pick<Game<T>, "start" | "parsePosition">,
  table: Table<T["options"]>,
  start: string | null | undefined,
): Result<T["position"]> =>
  start === undefined || start === null ? succeed(game.start(table)) : game.parsePosition(start, table);

/**
 * Replays a match of a record. Fails like {@link parseStartPosition}, like the first illegal action, with its `index`, or with `bad-record`
 * if the actions lead to another outcome.
 */
export function replayMatch<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  { start, actions, outcome: recorded }: MatchRecord,
): Result<Match<T>, T["clause"]> {
  const first = parseStartPosition(game, table, start);
  if (!first.ok) return first;
  const begun: Match<T> = createMatch(game, { table, ...(start !== undefined && { position: first.value }) });
  const played = playActions(game, begun, actions);
  if (!played.ok) return played;
  const match = played.value;
  const ending =
    recorded && !match.outcome ? earlyEndingOf(game, table, outcomeOfRecord(recorded, table)) : undefined;
  const ended = ending ? applyMatchEvent(rulesOf(game), match, { type: "ended", ending }) : match;
  if (isRecordOf(recorded, ended.outcome)) return succeed(ended);
  return fail("bad-record", { id: "failures.bad-record.result" }, { index: actions.length });
}

/**
 * Replays the matches of a series: no more than planned, all of them finished except the last; only a single match may have a
 * start position. Fails like {@link replayMatch}, or with `bad-record`; in a series with the `match`.
 *
 * @returns the last match
 */
export function replaySeries<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  plan: SeriesPlan,
  matches: readonly MatchRecord[],
): Result<Match<T>, T["clause"]> {
  const { games } = plan;
  const badMatch = (match: number, message: MessageReference, place: { readonly index?: number } = {}) =>
    fail("bad-record", message, { match, ...place });
  if (matches.length > games) return badMatch(games, { id: "failures.bad-record.games", data: { games } });
  const withStart = matches.findIndex(({ start }) => start !== undefined);
  if (withStart !== -1 && games > 1) return badMatch(withStart, { id: "failures.bad-record.series-start" });
  let last: Match<T> = createMatch(game, { table });
  for (const [match, played] of matches.entries()) {
    const replayed = replayMatch(game, table, played);
    if (!replayed.ok) return games > 1 ? { ok: false, error: { ...replayed.error, match } } : replayed;
    const index = played.actions.length;
    if (!played.outcome && match < matches.length - 1)
      return badMatch(match, { id: "failures.bad-record.unfinished" }, { index });
    last = replayed.value;
  }
  return succeed({ ...last, plan, earlier: matches.slice(0, -1) });
}

/**
 * Opens an untrusted record by replaying all of it, so that the result contains legal actions only. Fails with `bad-record`,
 * `unknown-game`, `bad-version`, `bad-seats` or `bad-option`, like the game's `parsePosition` for its start position, or like the first
 * illegal action, with its `index`; in a series also with the `match`. Both count from 0.
 */
export function replay<T extends GameTypes>(game: Game<T>, data: unknown): Result<Match<T>, T["clause"]> {
  const record = parseRecord(data);
  if (!record.ok) return record;
  const table = parseRecordTable(game, record.value);
  if (!table.ok) return table;
  if (record.value.seat !== undefined)
    return fail("bad-record", { id: "failures.bad-record.of-seat", data: { seat: record.value.seat } });
  const plan = parseSeriesPlan(record.value.plan ?? {});
  return plan.ok ? replaySeries(game, table.value, plan.value, matchesOf(record.value)) : plan;
}
