import { existsSync } from "node:fs";
import { type FileHandle, open, readFile, stat, truncate } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { fail, type Result, succeed } from "@serpentarium/core";
import * as v from "valibot";
import { RunStoreError } from "../store/run-store.ts";
import { formatLine, parseLine } from "../store/store-line.ts";
import { readWholeLines } from "../store/whole-lines.ts";
import { TRAINING_GAME_SCHEMA, type TrainingGame, type TrainingSetup } from "./training-setup.ts";

const FORMAT = "serpentarium-training/1";

/** Stores the games of a training in a file, so that it can be resumed: the games determine the networks. */
export interface TrainingStore {
  /** The games that the file contained when it was opened, by number. */
  readonly games: ReadonlyMap<number, TrainingGame>;
  /** @throws RunStoreError `unwritable` */
  add(number: number, game: TrainingGame): Promise<void>;
  close(): Promise<void>;
}

const NOT_A_TRAINING = fail("bad-run", { id: "failures.bad-run.training" });
const OTHER_TRAINING = fail("other-run", { id: "failures.other-run.training" });
const failLine = (line: number): Result<never> =>
  fail("bad-run", { id: "failures.bad-run.line", data: { line } });

function parseHeader(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkHeader(text: string, wanted: unknown): Result<undefined> {
  const found = parseHeader(text);
  if (typeof found !== "object" || found === null || Reflect.get(found, "format") !== FORMAT)
    return NOT_A_TRAINING;
  return isDeepStrictEqual(found, wanted) ? succeed(undefined) : OTHER_TRAINING;
}

/** The games of a file, and the number of its bytes that are whole lines. */
interface TrainingFile {
  readonly games: ReadonlyMap<number, TrainingGame>;
  readonly end: number;
}

async function readTrainingFile(file: string, header: string): Promise<Result<TrainingFile>> {
  const games = new Map<number, TrainingGame>();
  let [end, count] = [0, 0];
  for await (const line of readWholeLines(file)) {
    count++;
    end = line.end;
    if (count === 1) {
      const checked = checkHeader(line.text, JSON.parse(header));
      if (!checked.ok) return checked;
      continue;
    }
    const { run: number, piece } = parseLine(line.text);
    const game = v.safeParse(TRAINING_GAME_SCHEMA, piece);
    if (typeof number !== "number" || !game.success) return failLine(count);
    games.set(number, game.output);
  }
  // a file without a complete line contains at most the beginning of a header
  if (count === 0 && !header.startsWith(await readFile(file, "utf8"))) return NOT_A_TRAINING;
  return succeed({ games, end });
}

async function openForAppend(file: string, end: number, header: string): Promise<FileHandle> {
  if (existsSync(file)) await truncate(file, end);
  const handle = await open(file, "a");
  if (end === 0) await handle.appendFile(header);
  return handle;
}

/**
 * Opens the file of a training, or creates it. An incomplete last line is removed.
 *
 * Fails with `bad-run` if the file contains something else or is damaged, and with `other-run` if its settings differ.
 */
export async function openTrainingStore(
  file: string,
  training: TrainingSetup,
): Promise<Result<TrainingStore>> {
  const header = `${JSON.stringify({ format: FORMAT, training })}\n`;
  const kind = existsSync(file) ? await stat(file) : undefined;
  if (kind && !kind.isFile()) return NOT_A_TRAINING;
  const content: Result<TrainingFile> = kind
    ? await readTrainingFile(file, header)
    : succeed({ games: new Map(), end: 0 });
  if (!content.ok) return content;
  const handle = await openForAppend(file, content.value.end, header);
  let lastWrite = Promise.resolve();
  return succeed({
    games: content.value.games,
    add(number, game) {
      // after a failed write, later ones fail too: no line may follow an incomplete one
      lastWrite = lastWrite.then(() => handle.appendFile(`${formatLine({ run: number, piece: game })}\n`));
      return lastWrite.catch((cause: unknown) => {
        throw new RunStoreError(file, cause);
      });
    },
    close: () => handle.close(),
  });
}
