import { createHash } from "node:crypto";
import {
  createRandom,
  type Game,
  type GameTypes,
  parseTable,
  randomAction,
  type Table,
} from "@serpentarium/core";
import { createRecord, type GameRecord, replay } from "@serpentarium/core/record";
import { failureText } from "./refusal.ts";

/** The records of a released version, which all later versions of its line must replay. */
export interface GoldenRecords {
  /** The version that wrote them. */
  readonly version: string;
  /** One record per line, as JSON. */
  readonly text: string;
  /** The SHA-256 of the text at its release, in hex; if undefined, it is not checked. */
  readonly sha256?: string | undefined;
  /** Whether the next version is a breaking one, so that its records may differ. */
  readonly mayBreak?: boolean;
}

/** The number of games in a golden file. */
const GAMES_PER_FILE = 12;
/** The number of random games per table from which they are chosen. */
const GAMES_PER_TABLE = 12;
/** Random games with more actions are skipped. */
const MAX_ACTIONS = 2000;

/** The digest of a golden file, independent of line endings. */
export const digestOf = (text: string): string =>
  createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");

/** Every number of seats, with the default options and with each preset. */
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

/** The record of a random game; undefined if the game is too long. */
function playShort<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  seed: string,
): GameRecord | undefined {
  const random = createRandom(seed);
  const actions: string[] = [];
  let position: T["position"] = game.start(table);
  while (position.phase !== "over") {
    if (actions.length === MAX_ACTIONS) return undefined;
    const action = randomAction(game, position, random);
    actions.push(game.formatAction(action, position));
    position = game.apply(position, action);
  }
  return createRecord(game, { table, actions, outcome: position.outcome });
}

/** Chooses short games: first one for each combination of table and end reason, then others. */
function chooseRecords(records: readonly GameRecord[]): GameRecord[] {
  const byLength = records.toSorted((a, b) => a.actions.length - b.actions.length);
  const seen = new Set<string>();
  const isNew = ({ seats, options, outcome }: GameRecord): boolean => {
    const key = JSON.stringify([seats, options, outcome?.reason]);
    return !seen.has(key) && Boolean(seen.add(key));
  };
  const different = byLength.filter(isNew);
  return [...different, ...byLength.filter((record) => !different.includes(record))].slice(0, GAMES_PER_FILE);
}

/**
 * The text of a golden file: a dozen short random games that cover the numbers of seats, the presets and the end reasons.
 * Deterministic for a version of a game.
 */
export function generateGolden<T extends GameTypes>(game: Game<T>): string {
  const records = goldenTables(game).flatMap((table, t) =>
    Array.from({ length: GAMES_PER_TABLE }, (_, i) => playShort(game, table, `${game.id}/${t}/${i}`)),
  );
  return chooseRecords(records.filter((record) => record !== undefined))
    .map((record) => `${JSON.stringify(record)}\n`)
    .join("");
}

/** Checks a record of a golden file; undefined if it replays, or if the game's version need not read it. */
function checkRecord<T extends GameTypes>(game: Game<T>, version: string, line: string): string | undefined {
  const replayed = replay(game, line);
  if (replayed.ok) {
    const { version: own } = JSON.parse(line) as GameRecord;
    return own === version ? undefined : `written by version ${own}`;
  }
  const { code, clause, index } = replayed.error;
  if (code === "bad-version") return undefined;
  const at = index === undefined || code === "bad-record" ? "" : `action ${index + 1}: `;
  return `${at}${failureText(replayed.error)}${clause === undefined ? "" : ` [${clause}]`}`;
}

/**
 * Checks that the records of a released version still replay. Returns the first problem, or undefined. A golden file is never edited; its
 * records replay in all compatible versions: with the same major, or the same minor before 1.0.
 */
export function checkGolden<T extends GameTypes>(game: Game<T>, golden: GoldenRecords): string | undefined {
  const { version, text, sha256, mayBreak = false } = golden;
  if (sha256 !== undefined && digestOf(text) !== sha256) {
    return `${version}.jsonl is not the file that was released: golden records are added, never edited`;
  }
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length === 0) return `${version}.jsonl contains no record`;
  if (mayBreak) return undefined;
  for (const [i, line] of lines.entries()) {
    const problem = checkRecord(game, version, line);
    if (problem) {
      const bump = game.version.startsWith("0.") ? "minor" : "major";
      return `${version}.jsonl, record ${i + 1}: ${problem}; if this is intended, add a ${bump} changeset`;
    }
  }
  return undefined;
}
