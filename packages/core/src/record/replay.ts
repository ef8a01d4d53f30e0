import { fail, type Result, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { parseTable } from "../options/options.ts";
import { parseLegalAction } from "../play.ts";
import { parseSeriesPlan, type SeriesPlan } from "../series/plan.ts";
import type { Outcome, Table } from "../table.ts";
import { truncate } from "../text.ts";
import { type EarlyEnding, earlyEndingOf } from "./early-ending.ts";
import { parseRecord } from "./parse-record.ts";
import { type GameRecord, type MatchRecord, matchesOf } from "./record.ts";

/** A replayed match of a record. */
export interface ReplayedMatch<T extends GameTypes> {
  readonly table: Table<T["options"]>;
  /** The text of its start position, where that is not the game's first position. */
  readonly start?: string;
  readonly actions: readonly T["action"][];
  /** The position before each action, and the last position. */
  readonly positions: readonly T["position"][];
  readonly position: T["position"];
  /** How it ended, where it ended without a clause. */
  readonly ended?: EarlyEnding;
}

/** A replayed record: its last match, and the earlier ones. */
export interface Replay<T extends GameTypes> extends ReplayedMatch<T> {
  readonly plan: SeriesPlan;
  /** The earlier matches of the series. */
  readonly earlier: readonly ReplayedMatch<T>[];
}

/** Returns the part of a version that changes when old records become illegal: the major, before 1.0 also the minor. */
const compatibilityLine = (version: string): string | undefined =>
  /^(0\.\d+|[1-9]\d*)\.\d/.exec(version)?.[1];

/**
 * Whether a game can read the records of another version of it: one of the same major, before 1.0 of the same minor. Programs
 * with several versions of a game use it to choose the one for a record.
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

const isSameOutcome = (a: Outcome | null, b: Outcome | null): boolean =>
  a?.reason === b?.reason &&
  String(a?.winners) === String(b?.winners) &&
  String(a?.scores) === String(b?.scores);

/** Parses the table of a record. Fails with `unknown-game`, `bad-version`, `bad-seats` or `bad-option`. */
export function parseRecordTable<T extends GameTypes>(
  game: Game<T>,
  { game: id, version, seats, options }: GameRecord,
): Result<Table<T["options"]>> {
  if (id !== game.id) {
    return fail(
      "unknown-game",
      `a match of ${truncate(id)}, not of ${game.id}`,
      `partie de ${truncate(id)}, pas de ${game.id}`,
    );
  }
  if (canReadRecords(game, version)) return parseTable(game, options, seats);
  return fail(
    "bad-version",
    `played with ${id} ${truncate(version)}; this is ${game.version}`,
    `jouée avec ${id} ${truncate(version)} ; voici ${game.version}`,
  );
}

/**
 * Returns the start position of a match: parsed from its text, or the game's first position. Fails like the game's
 * `parsePosition`.
 *
 * @param start - the text, where the match did not start from the game's first position
 */
export const parseStartPosition = <T extends GameTypes>(
  game: Pick<Game<T>, "start" | "parsePosition">,
  table: Table<T["options"]>,
  start: string | null | undefined,
): Result<T["position"]> =>
  start === undefined || start === null ? succeed(game.start(table)) : game.parsePosition(start, table);

/**
 * Replays a match of a record. Fails like {@link parseStartPosition}, like the first action that is not legal, with its `index`, or
 * with `bad-record` where the actions lead to another outcome.
 */
export function replayMatch<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  { start, actions: texts, outcome }: MatchRecord,
): Result<ReplayedMatch<T>, T["clause"]> {
  const first = parseStartPosition(game, table, start);
  if (!first.ok) return first;
  const actions: T["action"][] = [];
  let position: T["position"] = first.value;
  const positions = [position];
  for (const [index, text] of texts.entries()) {
    const legal = parseLegalAction(game, position, text);
    if (!legal.ok) return { ok: false, error: { ...legal.error, index } };
    actions.push(legal.value);
    position = game.apply(position, legal.value);
    positions.push(position);
  }
  const opened = { table, ...(start !== undefined && { start }), actions, positions, position };
  const ended = outcome && position.phase !== "over" ? earlyEndingOf(table, outcome) : undefined;
  if (ended) return succeed({ ...opened, ended });
  if (isSameOutcome(outcome, position.outcome ?? null)) return succeed(opened);
  return fail(
    "bad-record",
    "the result is not the one that these actions lead to",
    "le résultat n’est pas celui auquel mènent ces coups",
    { index: texts.length },
  );
}

/**
 * Replays the matches of a series: no more than planned, all of them finished except the last; only a single match may have a
 * start position. Fails like {@link replayMatch}, or with `bad-record`; in a series with the `match`.
 */
export function replayMatches<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  { games }: SeriesPlan,
  matches: readonly MatchRecord[],
): Result<readonly ReplayedMatch<T>[], T["clause"]> {
  if (matches.length > games) {
    const [en, fr] = [`more than ${games} games`, `plus de ${games} parties`];
    return fail("bad-record", en, fr, { match: games });
  }
  const withStart = matches.findIndex(({ start }) => start !== undefined);
  if (withStart !== -1 && games > 1) {
    const [en, fr] = [
      "a game of a series starts from another position",
      "une partie de la série commence dans une autre position",
    ];
    return fail("bad-record", en, fr, { match: withStart });
  }
  const opened: ReplayedMatch<T>[] = [];
  for (const [match, played] of matches.entries()) {
    const replayed = replayMatch(game, table, played);
    if (!replayed.ok) return games > 1 ? { ok: false, error: { ...replayed.error, match } } : replayed;
    if (!played.outcome && match < matches.length - 1) {
      const [en, fr] = ["a game before the last is not over", "une partie n’est pas finie avant la dernière"];
      return fail("bad-record", en, fr, { match, index: played.actions.length });
    }
    opened.push(replayed.value);
  }
  return succeed(opened);
}

/**
 * Opens an untrusted record by replaying all of it, so that the result contains legal actions only. Fails with `bad-record`,
 * `unknown-game`, `bad-version`, `bad-seats` or `bad-option`, like the game's `parsePosition` for its start position, or like
 * the first action that is not legal, with its `index`; in a series also with the `match`. Both count from 0.
 */
export function replay<T extends GameTypes>(game: Game<T>, data: unknown): Result<Replay<T>, T["clause"]> {
  const record = parseRecord(data);
  if (!record.ok) return record;
  const table = parseRecordTable(game, record.value);
  if (!table.ok) return table;
  if (record.value.seat !== undefined)
    return fail(
      "bad-record",
      `this match is saved as player ${record.value.seat + 1} sees it: it cannot be replayed`,
      `cette partie est enregistrée telle que la voit le joueur ${record.value.seat + 1} : on ne peut pas la rejouer`,
    );
  const plan = parseSeriesPlan(record.value.plan ?? {});
  if (!plan.ok) return plan;
  const opened = replayMatches(game, table.value, plan.value, matchesOf(record.value));
  if (!opened.ok) return opened;
  // a record has at least one match
  const last = opened.value.at(-1) as ReplayedMatch<T>;
  return succeed({ ...last, plan: plan.value, earlier: opened.value.slice(0, -1) });
}
