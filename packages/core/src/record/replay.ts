import { fail, type Result, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { parseTable } from "../options/options.ts";
import { parseLegal } from "../play.ts";
import { parsePlan, type SeriesPlan } from "../series/plan.ts";
import type { Outcome, Table } from "../table.ts";
import { quote } from "../text.ts";
import { type Ending, endingOf } from "./ending.ts";
import { parseRecord } from "./parse-record.ts";
import { type GameRecord, matchesOf, type PlayedMatch } from "./record.ts";

/** A match of a record that was replayed. */
export interface ReplayedMatch<T extends GameTypes> {
  readonly table: Table<T["options"]>;
  /** The text of the position at which it began, where that was not the beginning of the game. */
  readonly start?: string;
  readonly actions: readonly T["action"][];
  /** One more than the actions: before each of them, and after the last. */
  readonly positions: readonly T["position"][];
  readonly position: T["position"];
  /** How it ended, where no clause ended it. */
  readonly ended?: Ending;
}

/** A record that was replayed: its last match, and what was played before it. */
export interface Replay<T extends GameTypes> extends ReplayedMatch<T> {
  readonly plan: SeriesPlan;
  /** The matches of the series before this one. */
  readonly earlier: readonly ReplayedMatch<T>[];
}

/** What stays the same as long as no old record becomes illegal: the major, before 1.0 the minor too. */
const line = (version: string): string | undefined => /^(0\.\d+|[1-9]\d*)\.\d/.exec(version)?.[1];

/**
 * Whether a version of a game reads the records that another one wrote: of the same major, before 1.0 of the same
 * minor. A program that has several versions of a game finds the one for a record by it.
 *
 * @example
 * ```ts
 * import { readsRecordsOf } from "@serpentarium/core/record";
 *
 * readsRecordsOf({ version: "2.3.0" }, "2.0.1"); // => true
 * readsRecordsOf({ version: "2.3.0" }, "1.9.0"); // => false
 * readsRecordsOf({ version: "0.3.0" }, "0.2.9"); // => false
 * ```
 */
export const readsRecordsOf = (game: Pick<Game, "version">, version: string): boolean =>
  line(version) !== undefined && line(version) === line(game.version);

const same = (a: Outcome | null, b: Outcome | null): boolean =>
  a?.reason === b?.reason &&
  String(a?.winners) === String(b?.winners) &&
  String(a?.scores) === String(b?.scores);

/** The table of a record. Fails with `unknown-game`, `bad-version`, `bad-seats` or `bad-option`. */
export function openTable<T extends GameTypes>(
  game: Game<T>,
  { game: id, version, seats, options }: GameRecord,
): Result<Table<T["options"]>> {
  if (id !== game.id) {
    return fail(
      "unknown-game",
      `a record of ${quote(id)}, not of ${game.id}`,
      `partie de ${quote(id)}, pas de ${game.id}`,
    );
  }
  if (readsRecordsOf(game, version)) return parseTable(game, options, seats);
  return fail(
    "bad-version",
    `played with ${id} ${quote(version)}; this is ${game.version}`,
    `jouée avec ${id} ${quote(version)} ; voici ${game.version}`,
  );
}

/**
 * The position at which a match began: the first one of the game, or that of a text, which the game checks to be one that
 * can stand. Fails like the game's `parsePosition`.
 *
 * @param start - the text, where it did not begin like the game
 */
export const parseStart = <T extends GameTypes>(
  game: Pick<Game<T>, "start" | "parsePosition">,
  table: Table<T["options"]>,
  start: string | null | undefined,
): Result<T["position"]> =>
  start === undefined || start === null ? succeed(game.start(table)) : game.parsePosition(start, table);

/**
 * Plays a recorded match through. Fails like {@link parseStart}, like the first action that does not hold, with its
 * `index`, or with `bad-record` where the outcome is another one.
 */
export function replayMatch<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  { start, actions: texts, outcome }: PlayedMatch,
): Result<ReplayedMatch<T>, T["clause"]> {
  const first = parseStart(game, table, start);
  if (!first.ok) return first;
  const actions: T["action"][] = [];
  let position: T["position"] = first.value;
  const positions = [position];
  for (const [index, text] of texts.entries()) {
    const legal = parseLegal(game, position, text);
    if (!legal.ok) return { ok: false, error: { ...legal.error, index } };
    actions.push(legal.value);
    position = game.apply(position, legal.value);
    positions.push(position);
  }
  const opened = { table, ...(start !== undefined && { start }), actions, positions, position };
  const ended = outcome && position.phase !== "over" ? endingOf(table, outcome) : undefined;
  if (ended) return succeed({ ...opened, ended });
  if (same(outcome, position.outcome ?? null)) return succeed(opened);
  return fail(
    "bad-record",
    "the outcome is not the one that these actions lead to",
    "le résultat n’est pas celui auquel mènent ces coups",
    { index: texts.length },
  );
}

/**
 * Plays the matches of a series through: no more than planned, all from the beginning but one that is played alone, and all but
 * the last over. Fails like {@link replayMatch}, in a series with the `match`.
 */
export function replayMatches<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  { games }: SeriesPlan,
  matches: readonly PlayedMatch[],
): Result<readonly ReplayedMatch<T>[], T["clause"]> {
  if (matches.length > games) {
    const [en, fr] = [`more than ${games} games`, `plus de ${games} parties`];
    return fail("bad-record", en, fr, { match: games });
  }
  const elsewhere = matches.findIndex(({ start }) => start !== undefined);
  if (elsewhere !== -1 && games > 1) {
    const [en, fr] = ["a game of a series begins elsewhere", "une partie de la série commence ailleurs"];
    return fail("bad-record", en, fr, { match: elsewhere });
  }
  const opened: ReplayedMatch<T>[] = [];
  for (const [match, played] of matches.entries()) {
    const replayed = replayMatch(game, table, played);
    if (!replayed.ok) return games > 1 ? { ok: false, error: { ...replayed.error, match } } : replayed;
    if (!played.outcome && match < matches.length - 1) {
      const [en, fr] = ["a game before the last goes on", "une partie continue avant la dernière"];
      return fail("bad-record", en, fr, { match, index: played.actions.length });
    }
    opened.push(replayed.value);
  }
  return succeed(opened);
}

/**
 * Opens a record by playing all of it through, so that it can never hold an illegal game; one that begins elsewhere than the
 * game does begins at a position that can stand. Fails with `bad-record`, `unknown-game`, `bad-version`, `bad-seats` or
 * `bad-option`, with that of the game's `parsePosition`, or with the failure of the first action that does not hold, with
 * its `index`, and in a series with the `match`, counted from 0.
 */
export function replay<T extends GameTypes>(game: Game<T>, data: unknown): Result<Replay<T>, T["clause"]> {
  const record = parseRecord(data);
  if (!record.ok) return record;
  const table = openTable(game, record.value);
  if (!table.ok) return table;
  if (record.value.seat !== undefined)
    return fail(
      "bad-record",
      `this is what player ${record.value.seat + 1} sees of a match: it cannot be played through`,
      `ceci est ce que le joueur ${record.value.seat + 1} voit d’une partie : on ne peut pas la rejouer`,
    );
  const plan = parsePlan(record.value.plan ?? {});
  if (!plan.ok) return plan;
  const opened = replayMatches(game, table.value, plan.value, matchesOf(record.value));
  if (!opened.ok) return opened;
  // there is always a last one
  const last = opened.value.at(-1) as ReplayedMatch<T>;
  return succeed({ ...last, plan: plan.value, earlier: opened.value.slice(0, -1) });
}
