import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, lstat, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Message } from "@serpentarium/core";
import { CommandError, EXIT } from "./command-error.ts";

const errorCode = (cause: unknown): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);

const NO_PERMISSION: Message = {
  en: "you have no permission to write it; choose another file",
  fr: "vous n’avez pas le droit d’y écrire ; choisir un autre fichier",
};
const DISK_FULL: Message = {
  en: "the disk is full; free some space, and run the command again",
  fr: "le disque est plein ; faire de la place, et relancer",
};

/** Why a file cannot be written and what to do, by system error code. */
const WRITE_ERRORS: Readonly<Record<string, Message>> = {
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EFBIG: {
    en: "it would exceed the size limit for files; choose another disk, or raise the limit (ulimit -f)",
    fr: "il serait plus grand que permis ici ; choisir un autre disque, ou relever la limite (ulimit -f)",
  },
  EISDIR: { en: "it is a folder; choose another name", fr: "c’est un dossier ; choisir un autre nom" },
  ENOENT: {
    en: "the folder does not exist; create it, or choose another one",
    fr: "ce dossier n’existe pas ; le créer, ou en choisir un autre",
  },
  EROFS: {
    en: "the disk is read-only; choose another one",
    fr: "ce disque ne peut qu’être lu ; en choisir un autre",
  },
};

/**
 * The error for a file that cannot be written: a usage error before the work has begun, a failure later.
 *
 * @param file - its path, or what it is called
 */
export function writeError(
  file: string | Message,
  cause: unknown,
  exitCode: typeof EXIT.failed | typeof EXIT.usageError = EXIT.failed,
): CommandError {
  const code = errorCode(cause);
  const name = typeof file === "string" ? { en: file, fr: file } : file;
  const { en, fr } = WRITE_ERRORS[code] ?? { en: "", fr: "" };
  const text = {
    en: `${name.en} cannot be written (${code})${en && `: ${en}`}`,
    fr: `impossible d’écrire ${name.fr} (${code})${fr && ` : ${fr}`}`,
  };
  return new CommandError(text, exitCode, { cause });
}

const statIfExists = (file: string) => stat(file).catch(() => undefined);

/**
 * Checks that a file can be written, before a long run whose result goes there.
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

/** Writes a temporary file first and renames it, so that the old file is lost only once the new one is complete. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, text, { flag: "wx" });
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
}

/** Writes or replaces a file; if the text cannot be written completely, the old file stays. @throws CommandError */
export async function writeTextFile(file: string, text: string): Promise<void> {
  try {
    // write through a link or device instead of replacing it
    const found = await lstat(file).catch(() => undefined);
    const isPlain = found === undefined || found.isFile();
    await (isPlain ? replaceFile(file, text) : writeFile(file, text));
  } catch (cause) {
    throw writeError(file, cause);
  }
}

/** Creates a folder where there is none. @throws CommandError */
export async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((cause) => {
    throw writeError(folder, cause);
  });
}
