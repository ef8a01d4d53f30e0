import { existsSync } from "node:fs";
import { type FileHandle, open, readFile as readText, stat, truncate } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { type Failure, fail, type Result, succeed } from "@serpentarium/core";
import * as v from "valibot";
import type { OpenSetup } from "../open-setup.ts";
import { pieceSchema } from "../piece-schema.ts";
import type { Piece } from "../play-shard.ts";
import { beginProgress, type Progress, withPiece } from "../progress.ts";
import type { Setup } from "../setup.ts";
import { formatLine, parseLine } from "./line.ts";
import { otherSettings } from "./other-settings.ts";
import { wholeLines } from "./whole-lines.ts";

const FORMAT = "serpentarium-lab/1";

/** The first line of a file. */
interface Header {
  readonly format: typeof FORMAT;
  readonly setups: readonly Setup[];
}

/** What ends a run whose file cannot be written: its content is kept, and the next run continues from it. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code = "unwritable";
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.file = file;
  }
}

/** Where what is finished is kept, so that a run can be broken off at any time and gone on with. */
export interface Store {
  /** What was found, setup by setup. */
  readonly progress: readonly Progress[];
  /** Keeps a piece of a setup. @throws StoreError `unwritable` */
  add(run: number, piece: Piece): Promise<void>;
  close(): Promise<void>;
}

const NOT_ONE = fail(
  "bad-run",
  "this file holds no lab run; choose another one",
  "ce fichier ne contient pas d’essai ; en choisir un autre",
);
function otherRun(found: unknown, wanted: readonly unknown[]): Result<undefined> {
  const which = otherSettings(found, wanted);
  const [en, fr] = which ? [` (${which.en})`, ` (${which.fr})`] : ["", ""];
  return fail(
    "other-run",
    `this file holds a run with other settings${en}; choose another file, or the settings that it was begun with`,
    `ce fichier contient un essai avec d’autres réglages${fr} ; choisir un autre fichier, ou les réglages du début`,
  );
}
const broken = (line: number): { readonly ok: false; readonly error: Failure } =>
  fail(
    "bad-run",
    `line ${line} is not as it was written`,
    `la ligne ${line} n’est pas telle qu’elle a été écrite`,
  );

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the first line of a file is that of these setups. Fails with `bad-run` or `other-run`. */
function checkHeader(text: string, header: Header): Result<undefined> {
  const found = parseJson(text);
  const isOne = typeof found === "object" && found !== null && Reflect.get(found, "format") === FORMAT;
  if (!isOne) return NOT_ONE;
  const wanted: Header = JSON.parse(JSON.stringify(header));
  return isDeepStrictEqual(found, wanted)
    ? succeed(undefined)
    : otherRun(Reflect.get(found, "setups"), wanted.setups);
}

/** Whether all that a file holds is the beginning of a first line: any other text is not ours to cut away. */
async function isTornHeader(file: string, header: Header): Promise<boolean> {
  const text = `${JSON.stringify(header)}\n`;
  const { size } = await stat(file);
  return size < Buffer.byteLength(text) && text.startsWith(await readText(file, "utf8"));
}

/** What a file holds, and how many bytes of it are whole lines. */
interface Found {
  readonly progress: readonly Progress[];
  readonly end: number;
}

/** @param games - pieces beyond so many games are left out: they may have been asked for by an earlier run */
async function readFile(
  file: string,
  opened: readonly OpenSetup[],
  header: Header,
  games: number,
): Promise<Result<Found>> {
  const progress = opened.map(beginProgress);
  const schemas = opened.map(pieceSchema);
  let [end, count] = [0, 0];
  for await (const line of wholeLines(file)) {
    count++;
    end = line.end;
    if (count === 1) {
      const checked = checkHeader(line.text, header);
      if (!checked.ok) return checked;
      continue;
    }
    const { run, piece: data } = parseLine(line.text);
    const index = progress.findIndex((_, at) => at === run);
    const [before, schema] = [progress[index], schemas[index]];
    const piece = schema && v.safeParse(schema, data);
    if (!before || !piece?.success) return broken(count);
    if (piece.output.to <= games) progress[index] = withPiece(before, piece.output);
  }
  if (count === 0 && !(await isTornHeader(file, header))) return NOT_ONE;
  return succeed({ progress, end });
}

/** A file of whole lines, to which more can be added one after the other. */
async function openToAppend(file: string, end: number, header: Header): Promise<FileHandle> {
  if (existsSync(file)) await truncate(file, end);
  const handle = await open(file, "a");
  if (end === 0) await handle.appendFile(`${JSON.stringify(header)}\n`);
  return handle;
}

/**
 * Opens the file of a run, a new one or one to go on with. A last line that breaks off is cut away. Fails with `bad-run`
 * where it is no such file, and with `other-run` where its settings are others.
 */
export async function openStore(
  file: string,
  opened: readonly OpenSetup[],
  games: number,
): Promise<Result<Store>> {
  const header: Header = { format: FORMAT, setups: opened.map(({ setup }) => setup) };
  const kind = existsSync(file) ? await stat(file) : undefined;
  if (kind?.isCharacterDevice() || kind?.isFIFO()) return NOT_ONE;
  const found = kind
    ? await readFile(file, opened, header, games)
    : succeed({ progress: opened.map(beginProgress), end: 0 });
  if (!found.ok) return found;
  const handle = await openToAppend(file, found.value.end, header);
  let last = Promise.resolve();
  return succeed({
    progress: found.value.progress,
    add(run, piece) {
      // once a line is torn, none may follow it
      last = last.then(() => handle.appendFile(`${formatLine({ run, piece })}\n`));
      return last.catch((cause: unknown) => {
        throw new StoreError(file, cause);
      });
    },
    close: () => handle.close(),
  });
}
