import { readFile, rm, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Failure, Game, GameTypes } from "@serpentarium/core";
import {
  type GameRecord,
  matchesOf,
  parseLink,
  parseRecord,
  type Replay,
  replay,
} from "@serpentarium/core/record";
import { type CommandError, failed, wrongUse } from "./command-error.ts";
import { unwritable, writeText } from "./files.ts";
import type { Input } from "./terminal.ts";
import { explain } from "./words.ts";

const isLink = (text: string): boolean => /^(?:https?:\/\/|#|game=)/.test(text);

/** The fragment of a link, where the record is. */
const fragment = (link: string): string => link.slice(link.indexOf("#") + 1);

async function readText(source: string, input: Input): Promise<string> {
  if (source === "-") return String(await buffer(input));
  return readFile(source, "utf8").catch((cause: NodeJS.ErrnoException) => {
    throw wrongUse(
      `${source} cannot be read (${cause.code})`,
      `impossible de lire ${source} (${cause.code})`,
      { cause },
    );
  });
}

/** A link, or what stands in a file or in the input. */
const readSource = async (source: string, input: Input): Promise<string> =>
  isLink(source) ? source : (await readText(source, input)).trim();

function toRecord(text: string): GameRecord {
  const record = isLink(text) ? parseLink(fragment(text)) : parseRecord(text);
  if (record.ok) return record.value;
  const { message } = record.error;
  throw failed(message.en, message.fr);
}

/**
 * A record from a file of JSON, from a link, or with `-` from the input; only its shape is checked.
 *
 * @throws CommandError wrong use when the file cannot be read, failed when it holds no record
 */
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

/** The texts of records in a source: a link, one of JSON, or one in each line; each with the number of its line. */
function splitTexts(text: string): { readonly text: string; readonly line: number }[] {
  if (isLink(text) || isJson(text)) return [{ text, line: 0 }];
  const lines = text.split(/\r?\n/).map((one, i) => ({ text: one.trim(), line: i + 1 }));
  return lines.length === 1 ? [{ text, line: 0 }] : lines.filter((one) => one.text !== "");
}

/**
 * The records of a file that holds one or, line by line, many; or of a link, or the input. Each with what people find
 * it by.
 *
 * @throws CommandError like {@link readRecord}
 */
export async function readRecords(
  source: string,
  input: Input,
): Promise<readonly { readonly name: string; readonly record: GameRecord }[]> {
  return splitTexts(await readSource(source, input)).map(({ text, line }) => ({
    name: line === 0 ? source : `${source}:${line}`,
    record: toRecord(text),
  }));
}

/** A record, replayed. @throws CommandError failed, with the game and the first action that does not hold, and its clause */
export function openRecord(game: Game, record: GameRecord): Replay<GameTypes> {
  const opened = replay(game, record);
  if (opened.ok) return opened.value;
  const { match = 0 } = opened.error;
  throw refusal(game, matchesOf(record)[match]?.actions ?? [], opened.error);
}

/** Which action of a match does not hold and why, counted from 1 as people count. */
function refusal(game: Game, texts: readonly string[], failure: Failure): CommandError {
  const { index = -1, match } = failure;
  const { en, fr } = explain(game, failure);
  const place = match === undefined ? [] : [{ en: `game ${match + 1}`, fr: `partie ${match + 1}` }];
  if (texts[index] !== undefined) {
    const [number, total, text] = [index + 1, texts.length, texts[index]];
    const [action, coup] = [`action ${number} of ${total}, ${text}`, `coup ${number} sur ${total}, ${text}`];
    place.push({ en: action, fr: coup });
  }
  if (place.length === 0) return failed(en, fr);
  const where = { en: place.map((text) => text.en).join(", "), fr: place.map((text) => text.fr).join(", ") };
  return failed(`${where.en}: ${en}`, `${where.fr} : ${fr}`);
}

/** Writes a record to a file, over what was there. @throws CommandError failed */
export async function writeRecord(file: string, record: GameRecord): Promise<void> {
  await writeText(file, `${JSON.stringify(record)}\n`);
}

/** Writes a record to the first of `<game>.json`, `<game>-2.json`, … that is not there yet; gives its name. */
export async function writeNewRecord(record: GameRecord): Promise<string> {
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${record.game}.json` : `${record.game}-${number}.json`;
    try {
      await writeFile(file, `${JSON.stringify(record)}\n`, { flag: "wx" });
      return file;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === "EEXIST") continue;
      await rm(file, { force: true });
      throw unwritable(file, cause);
    }
  }
}
