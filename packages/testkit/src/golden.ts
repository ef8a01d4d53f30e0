import { createHash } from "node:crypto";
import {
  createRandom,
  type Game,
  type GameTypes,
  parseTable,
  randomAction,
  type Table,
} from "@serpentarium/core";
import { formatRecord, type GameRecord, replay } from "@serpentarium/core/record";

/** The records that a released version left behind, for all later versions of its line to replay. */
export interface Golden {
  /** The version that wrote them. */
  readonly version: string;
  /** A record in each line, as JSON. */
  readonly text: string;
  /** The SHA-256 of the text, in hex, as it was when it was released; left out, nothing is compared. */
  readonly sha256?: string | undefined;
  /** Whether the next version opens a new line, so that its records may differ. */
  readonly mayBreak?: boolean;
}

/** How many games stand in for all that a version can do. */
const GAMES = 12;
/** How many random games they are chosen from, at each table. */
const TRIALS = 12;
/** A random game that is not over by then is not short. */
const LONGEST = 2000;

/** The digest of a golden file, the same with either kind of line end. */
export const digestOf = (text: string): string =>
  createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");

/** Every number of seats, with the defaults and with each preset. */
function goldenTables<T extends GameTypes>({ seats, options, presets = [] }: Game<T>): Table<T["options"]>[] {
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  const choices = [{}, ...presets.map((preset) => preset.options)];
  return choices.flatMap((choice) =>
    counts.flatMap((count) => {
      const table = parseTable({ seats, options }, choice, count);
      return table.ok ? [table.value] : [];
    }),
  );
}

/** A random game, or nothing where it is long. */
function playShort<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  seed: string,
): GameRecord | undefined {
  const random = createRandom(seed);
  const actions: string[] = [];
  let position: T["position"] = game.start(table);
  while (position.phase !== "over") {
    if (actions.length === LONGEST) return undefined;
    const action = randomAction(game, position, random);
    actions.push(game.formatAction(action, position));
    position = game.apply(position, action);
  }
  return formatRecord(game, { table, actions, outcome: position.outcome });
}

/** Short games first of all that have a table and an ending of their own, then any. */
function choose(records: readonly GameRecord[]): GameRecord[] {
  const byLength = records.toSorted((a, b) => a.actions.length - b.actions.length);
  const seen = new Set<string>();
  const isNew = ({ seats, options, outcome }: GameRecord): boolean => {
    const key = JSON.stringify([seats, options, outcome?.reason]);
    return !seen.has(key) && Boolean(seen.add(key));
  };
  const different = byLength.filter(isNew);
  return [...different, ...byLength.filter((record) => !different.includes(record))].slice(0, GAMES);
}

/**
 * The text of a golden file for a version that is about to be released: a dozen short random games, over its numbers of
 * seats, presets and endings. The same version of a game always gives the same text.
 */
export function writeGolden<T extends GameTypes>(game: Game<T>): string {
  const records = goldenTables(game).flatMap((table, t) =>
    Array.from({ length: TRIALS }, (_, i) => playShort(game, table, `${game.id}/${t}/${i}`)),
  );
  return choose(records.filter((record) => record !== undefined))
    .map((record) => `${JSON.stringify(record)}\n`)
    .join("");
}

/** Why a record of a golden file does not hold; nothing where it does, or where the game is of another line. */
function wrongWith<T extends GameTypes>(game: Game<T>, version: string, line: string): string | undefined {
  const opened = replay(game, line);
  if (opened.ok) {
    const { version: own } = JSON.parse(line) as GameRecord;
    return own === version ? undefined : `written by version ${own}`;
  }
  const { code, clause, message, index } = opened.error;
  if (code === "bad-version") return undefined;
  const at = index === undefined || code === "bad-record" ? "" : `action ${index + 1}: `;
  return `${at}${message.en}${clause === undefined ? "" : ` [${clause}]`}`;
}

/**
 * Whether what a released version left behind still holds: which record does not, and why, or nothing. A golden file is
 * never edited; its records hold in every version of the line that wrote it, which is one major, or one minor before 1.0.
 */
export function checkGolden<T extends GameTypes>(game: Game<T>, golden: Golden): string | undefined {
  const { version, text, sha256, mayBreak = false } = golden;
  if (sha256 !== undefined && digestOf(text) !== sha256) {
    return `${version}.jsonl is not the file that was released: golden records are added, never edited`;
  }
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0) return `${version}.jsonl holds no record`;
  if (mayBreak) return undefined;
  for (const [i, line] of lines.entries()) {
    const wrong = wrongWith(game, version, line);
    if (wrong) {
      return `${version}.jsonl, record ${i + 1}: ${wrong}; if that is meant, it takes a major changeset`;
    }
  }
  return undefined;
}
