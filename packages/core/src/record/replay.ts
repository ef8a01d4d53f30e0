import { fail, type Result, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { parseTable } from "../options/options.ts";
import { parseLegal } from "../play.ts";
import { type Outcome, RESIGN, resignation, type Seat, seatsOf, type Table } from "../table.ts";
import { quote } from "../text.ts";
import type { PlayedMatch, RecordHead } from "./record-parts.ts";

/** A match of a record that was replayed. */
export interface Replay<T extends GameTypes> {
  readonly table: Table<T["options"]>;
  /** The text of the position at which it began, where that was not the beginning of the game. */
  readonly start?: string;
  readonly actions: readonly T["action"][];
  /** One more than the actions: before each of them, and after the last. */
  readonly positions: readonly T["position"][];
  readonly position: T["position"];
  /** The seat that gave up, if one did. */
  readonly resigned?: Seat;
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
  { game: id, version, seats, options }: RecordHead,
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
): Result<Replay<T>, T["clause"]> {
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
  if (outcome?.reason === RESIGN && position.phase !== "over") {
    const resigned = seatsOf(table).find((seat) => !outcome.winners.includes(seat));
    if (resigned !== undefined && same(outcome, resignation(table, resigned))) {
      return succeed({ ...opened, resigned });
    }
  } else if (same(outcome, position.outcome ?? null)) return succeed(opened);
  return fail(
    "bad-record",
    "the outcome is not the one that these actions lead to",
    "le résultat n’est pas celui auquel mènent ces coups",
    { index: texts.length },
  );
}
