import { existsSync } from "node:fs";
import { type FileHandle, open, readFile as readText, stat, truncate } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { type Failure, fail, hasErrorCode, type Result, succeed } from "@serpentarium/core";
import * as v from "valibot";
import type { ShardResult } from "../play-shard.ts";
import type { ResolvedSetup } from "../resolved-setup.ts";
import type { Setup } from "../setup.ts";
import { createSetupProgress, type SetupProgress, withShardResult } from "../setup-progress.ts";
import { shardResultSchema } from "../shard-result-schema.ts";
import { describeDifferences } from "./setting-differences.ts";
import { formatLine, parseLine } from "./store-line.ts";
import { readWholeLines } from "./whole-lines.ts";

const FORMAT = "serpentarium-lab/2";

/** The formats of all versions of the lab. */
const RUN_FORMAT = /^serpentarium-lab\/\d{1,9}$/;

/** The first line of the file of a run. */
interface RunHeader {
  readonly format: typeof FORMAT;
  readonly setups: readonly Setup[];
}

/** Thrown when the file of a run cannot be written. The file keeps its content, and the next run continues from it. */
export class RunStoreError extends Error {
  override readonly name = "StoreError";
  readonly code = "unwritable";
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.file = file;
  }
}

/** Whether a thrown value is a {@link RunStoreError}, of any copy of this package. */
export const isRunStoreError = (error: unknown): error is RunStoreError =>
  hasErrorCode(error, "unwritable") && "file" in error;

/** Stores the finished shards of a run in a file, so that an interrupted run can be resumed. */
export interface RunStore {
  /** The progress stored in the file when it was opened, by setup. */
  readonly progress: readonly SetupProgress[];
  /** Adds the result of a shard of a setup, given by its index. @throws RunStoreError `unwritable` */
  add(setupIndex: number, result: ShardResult): Promise<void>;
  close(): Promise<void>;
}

const NOT_A_RUN = fail("bad-run", { id: "failures.bad-run.run" });
function failOtherRun(found: unknown, wanted: readonly unknown[]): Result<undefined> {
  const differences = describeDifferences(found, wanted);
  return differences.length > 0
    ? fail("other-run", { id: "failures.other-run.differences", data: { differences } })
    : fail("other-run", { id: "failures.other-run.settings" });
}
const failLine = (line: number): { readonly ok: false; readonly error: Failure } =>
  fail("bad-run", { id: "failures.bad-run.line", data: { line } });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks that the first line of a file has these setups. Fails with `bad-run` or `other-run`. */
function checkHeader(text: string, header: RunHeader): Result<undefined> {
  const found: object = Object(parseJson(text));
  const format: unknown = Reflect.get(found, "format");
  if (typeof format !== "string" || !RUN_FORMAT.test(format)) return NOT_A_RUN;
  if (format !== FORMAT)
    return fail("bad-run", { id: "failures.bad-run.format", data: { found: format, expected: FORMAT } });
  const wanted: RunHeader = JSON.parse(JSON.stringify(header));
  return isDeepStrictEqual(found, wanted)
    ? succeed(undefined)
    : failOtherRun(Reflect.get(found, "setups"), wanted.setups);
}

/** Whether a file contains only the beginning of its first line. Any other text must not be truncated. */
async function isIncompleteHeader(file: string, header: RunHeader): Promise<boolean> {
  const text = `${JSON.stringify(header)}\n`;
  const { size } = await stat(file);
  return size < Buffer.byteLength(text) && text.startsWith(await readText(file, "utf8"));
}

/** The content of a file, and the number of its bytes that are whole lines. */
interface RunFileContent {
  readonly progress: readonly SetupProgress[];
  readonly end: number;
}

/**
 * Reads the file of a run. Fails with `bad-run` or `other-run`.
 *
 * @param games - results of later games are ignored: an earlier run may have had more games
 */
async function readRunFile(
  file: string,
  setups: readonly ResolvedSetup[],
  header: RunHeader,
  games: number,
): Promise<Result<RunFileContent>> {
  const progress = setups.map(createSetupProgress);
  const schemas = setups.map(shardResultSchema);
  let [end, count] = [0, 0];
  for await (const line of readWholeLines(file)) {
    count++;
    end = line.end;
    if (count === 1) {
      const checked = checkHeader(line.text, header);
      if (!checked.ok) return checked;
      continue;
    }
    const { run, piece: data } = parseLine(line.text);
    const index = progress.findIndex((_, setupIndex) => setupIndex === run);
    const [before, schema] = [progress[index], schemas[index]];
    const result = schema && v.safeParse(schema, data);
    if (!before || !result?.success) return failLine(count);
    if (result.output.to <= games) progress[index] = withShardResult(before, result.output);
  }
  if (count === 0 && !(await isIncompleteHeader(file, header))) return NOT_A_RUN;
  return succeed({ progress, end });
}

/** Truncates a file to its whole lines, opens it for appending and writes the header of a new one. */
async function openForAppend(file: string, end: number, header: RunHeader): Promise<FileHandle> {
  if (existsSync(file)) await truncate(file, end);
  const handle = await open(file, "a");
  if (end === 0) await handle.appendFile(`${JSON.stringify(header)}\n`);
  return handle;
}

/**
 * Opens the file of a run, or creates it. An incomplete last line is removed.
 *
 * Fails with `bad-run` if the file is not the file of a run or is damaged, and with `other-run` if its settings differ.
 */
export async function openRunStore(
  file: string,
  setups: readonly ResolvedSetup[],
  games: number,
): Promise<Result<RunStore>> {
  const header: RunHeader = { format: FORMAT, setups: setups.map(({ setup }) => setup) };
  const kind = existsSync(file) ? await stat(file) : undefined;
  if (kind?.isCharacterDevice() || kind?.isFIFO()) return NOT_A_RUN;
  const content = kind
    ? await readRunFile(file, setups, header, games)
    : succeed({ progress: setups.map(createSetupProgress), end: 0 });
  if (!content.ok) return content;
  const handle = await openForAppend(file, content.value.end, header);
  let lastWrite = Promise.resolve();
  return succeed({
    progress: content.value.progress,
    add(setupIndex, result) {
      // after a failed write, later ones fail too: no line may follow an incomplete one
      lastWrite = lastWrite.then(() =>
        handle.appendFile(`${formatLine({ run: setupIndex, piece: result })}\n`),
      );
      return lastWrite.catch((cause: unknown) => {
        throw new RunStoreError(file, cause);
      });
    },
    close: () => handle.close(),
  });
}
