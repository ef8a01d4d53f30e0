import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, lstat, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Message } from "@serpentarium/core";
import { CommandError, EXIT } from "./command-error.ts";

const errorCode = (cause: unknown): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);

const NO_PERMISSION: Message = { id: "cli.files.write-errors.no-permission" };
const DISK_FULL: Message = { id: "cli.files.write-errors.disk-full" };

/** Why a file cannot be written and what to do, by system error code. */
const WRITE_ERRORS: Readonly<Record<string, Message>> = {
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EFBIG: { id: "cli.files.write-errors.too-large" },
  EISDIR: { id: "cli.files.write-errors.folder" },
  ENOENT: { id: "cli.files.write-errors.no-folder" },
  EROFS: { id: "cli.files.write-errors.read-only" },
};

/**
 * The error for a file that cannot be written: a usage error before the work has begun, a failure later.
 *
 * @param file - its path or description
 */
export function writeError(
  file: Message,
  cause: unknown,
  exitCode: typeof EXIT.failed | typeof EXIT.usageError = EXIT.failed,
): CommandError {
  const code = errorCode(cause);
  const advice = WRITE_ERRORS[code];
  const text = advice
    ? { id: "cli.files.unwritable-because", data: { file, code, advice } }
    : { id: "cli.files.unwritable", data: { file, code } };
  return new CommandError(text, exitCode, { cause });
}

const statIfExists = (file: string) => stat(file).catch(() => undefined);

/**
 * Checks that a file can be written, before a long run that writes its result there.
 *
 * @throws CommandError usage error
 */
export async function checkWritable(file: string): Promise<void> {
  const found = await statIfExists(file);
  if (found?.isDirectory()) throw writeError(file, "EISDIR", EXIT.usageError);
  try {
    await access(found ? file : dirname(file), constants.W_OK);
  } catch (cause) {
    throw writeError(file, cause, EXIT.usageError);
  }
}

/** Writes a temporary file and renames it, so that the old file stays until the new one is complete. */
async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, content, { flag: "wx" });
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
}

/** Writes or replaces a file; if its content cannot be written completely, the old file stays. @throws CommandError */
export async function writeOutputFile(file: string, content: string | Uint8Array): Promise<void> {
  try {
    // write through a link or device instead of replacing it
    const found = await lstat(file).catch(() => undefined);
    const isPlain = found === undefined || found.isFile();
    await (isPlain ? replaceFile(file, content) : writeFile(file, content));
  } catch (cause) {
    throw writeError(file, cause);
  }
}

/** Creates a folder if it does not exist. @throws CommandError */
export async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((cause) => {
    throw writeError(folder, cause);
  });
}
