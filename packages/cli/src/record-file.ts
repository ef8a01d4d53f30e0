import { readFile, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import {
  type Failure,
  type Game,
  type GameRecord,
  type GameTypes,
  parseLink,
  parseRecord,
  type Replay,
  replay,
} from "@serpentarium/core";
import { type CommandError, failed, wrongUse } from "./command-error.ts";
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

/**
 * A record from a file of JSON, from a link, or with `-` from the input; only its shape is checked.
 *
 * @throws CommandError wrong use when the file cannot be read, failed when it holds no record
 */
export async function readRecord(source: string, input: Input): Promise<GameRecord> {
  const text = isLink(source) ? source : (await readText(source, input)).trim();
  const record = isLink(text) ? parseLink(fragment(text)) : parseRecord(text);
  if (record.ok) return record.value;
  const { message } = record.error;
  throw failed(message.en, message.fr);
}

/** A record, replayed. @throws CommandError failed, with the first action that does not hold and its clause */
export function openRecord(game: Game, record: GameRecord): Replay<GameTypes> {
  const opened = replay(game, record);
  if (!opened.ok) throw refusal(game, record, opened.error);
  return opened.value;
}

/** Which action of a record does not hold and why, counted from 1 as people count. */
function refusal(game: Game, record: GameRecord, failure: Failure): CommandError {
  const { index } = failure;
  const played = index === undefined ? undefined : record.actions[index];
  const { en, fr } = explain(game, failure);
  if (index === undefined || played === undefined) return failed(en, fr);
  const [number, total] = [index + 1, record.actions.length];
  return failed(
    `action ${number} of ${total}, ${played}: ${en}`,
    `coup ${number} sur ${total}, ${played} : ${fr}`,
  );
}

/** Writes a record to a file, over what was there. @throws CommandError failed */
export async function writeRecord(file: string, record: GameRecord): Promise<void> {
  await writeFile(file, `${JSON.stringify(record)}\n`).catch((cause: NodeJS.ErrnoException) => {
    throw failed(`${file} cannot be written (${cause.code})`, `impossible d'écrire ${file} (${cause.code})`, {
      cause,
    });
  });
}

/** Writes a record to the first of `<game>.json`, `<game>-2.json`, … that is not there yet; gives its name. */
export async function writeNewRecord(record: GameRecord): Promise<string> {
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${record.game}.json` : `${record.game}-${number}.json`;
    try {
      await writeFile(file, `${JSON.stringify(record)}\n`, { flag: "wx" });
      return file;
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code !== "EEXIST") {
        throw failed(`${file} cannot be written (${code})`, `impossible d'écrire ${file} (${code})`, {
          cause,
        });
      }
    }
  }
}
