import { readFile, rm, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Failure, Game } from "@serpentarium/core";
import type { Match } from "@serpentarium/core/match";
import { type GameRecord, matchesOf, parseLink, parseRecord, replay } from "@serpentarium/core/record";
import { type CommandError, commandFailure, usageError } from "./command-error.ts";
import { explainFailure } from "./describe.ts";
import type { Input } from "./terminal.ts";
import { writeError, writeOutputFile } from "./write-file.ts";

const isLink = (text: string): boolean => /^(?:https?:\/\/|#|game=)/.test(text);

/** The fragment of a link, which contains the record. */
const linkFragment = (link: string): string => link.slice(link.indexOf("#") + 1);

async function readText(source: string, input: Input): Promise<string> {
  if (source === "-") return String(await buffer(input));
  return readFile(source, "utf8").catch((cause: NodeJS.ErrnoException) => {
    throw usageError({ id: "cli.files.unreadable", data: { file: source, code: cause.code } }, { cause });
  });
}

/** The link itself, or the text of the file or input. */
const readSource = async (source: string, input: Input): Promise<string> =>
  isLink(source) ? source : (await readText(source, input)).trim();

function toRecord(text: string): GameRecord {
  const record = isLink(text) ? parseLink(linkFragment(text)) : parseRecord(text);
  if (record.ok) return record.value;
  throw commandFailure(record.error.message);
}

export const readRecord = async (source: string, input: Input): Promise<GameRecord> =>
  toRecord(await readSource(source, input));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Splits a text into records: one link, one JSON text, or one record per line. `line` is 0 for a single record. */
function splitRecords(text: string): { readonly text: string; readonly line: number }[] {
  if (isLink(text) || isJson(text)) return [{ text, line: 0 }];
  const lines = text.split(/\r?\n/).map((content, i) => ({ text: content.trim(), line: i + 1 }));
  return lines.length === 1 ? [{ text, line: 0 }] : lines.filter((line) => line.text !== "");
}

/**
 * Reads the records of a file (one record, or one per line), a link, or the input, each with a name such as
 * `games.jsonl:12`.
 *
 * @throws CommandError like {@link readRecord}
 */
export async function readRecords(
  source: string,
  input: Input,
): Promise<readonly { readonly name: string; readonly record: GameRecord }[]> {
  return splitRecords(await readSource(source, input)).map(({ text, line }) => ({
    name: line === 0 ? source : `${source}:${line}`,
    record: toRecord(text),
  }));
}

/** Replays a record. @throws CommandError failure, with the first illegal action and its clause */
export function replayRecord(game: Game, record: GameRecord): Match {
  const replayed = replay(game, record);
  if (replayed.ok) return replayed.value;
  const { match = 0 } = replayed.error;
  throw replayFailure(game, matchesOf(record)[match]?.actions ?? [], replayed.error);
}

/** The error for a record that cannot be replayed: which match and action (from 1), and why. */
function replayFailure(game: Game, texts: readonly string[], failure: Failure): CommandError {
  const { index = -1, match } = failure;
  const problem = explainFailure(game, failure);
  const text = texts[index];
  const place = {
    match: match === undefined ? undefined : match + 1,
    number: index + 1,
    total: texts.length,
  };
  const data = { ...place, action: text, problem };
  if (match === undefined)
    return commandFailure(text === undefined ? problem : { id: "cli.records.at-action", data });
  return commandFailure({
    id: text === undefined ? "cli.records.in-game" : "cli.records.at-action-in-game",
    data,
  });
}

/** Writes or replaces the file of a record. @throws CommandError failure */
export async function writeRecord(file: string, record: GameRecord): Promise<void> {
  await writeOutputFile(file, `${JSON.stringify(record)}\n`);
}

/** Writes a record to the first free name of `<game>.json`, `<game>-2.json`, … @returns the name */
export async function writeNewRecord(record: GameRecord): Promise<string> {
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${record.game}.json` : `${record.game}-${number}.json`;
    try {
      await writeFile(file, `${JSON.stringify(record)}\n`, { flag: "wx" });
      return file;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === "EEXIST") continue;
      await rm(file, { force: true });
      throw writeError(file, cause);
    }
  }
}
