import { constants } from "node:fs";
import { access, lstat, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Text } from "@serpentarium/core";
import { CommandError, EXIT } from "./command-error.ts";

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);

const NO_PERMISSION: Text = {
  en: "there is no permission to; choose another file",
  fr: "il n’y a pas le droit de le faire ; choisir un autre fichier",
};
const NO_ROOM: Text = {
  en: "the disk is full; make room, and run it again",
  fr: "le disque est plein ; faire de la place, et relancer",
};

/** Why a file cannot be written, and what to do, by the code of the system. */
const REASONS: Readonly<Record<string, Text>> = {
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  EFBIG: {
    en: "it would be larger than files may be here; choose another disk, or raise the limit (ulimit -f)",
    fr: "il serait plus grand que permis ici ; choisir un autre disque, ou relever la limite (ulimit -f)",
  },
  EISDIR: { en: "it is a folder; choose another name", fr: "c’est un dossier ; choisir un autre nom" },
  ENOENT: {
    en: "there is no such folder; make it, or choose another one",
    fr: "ce dossier n’existe pas ; le créer, ou en choisir un autre",
  },
  EROFS: {
    en: "this disk can only be read; choose another one",
    fr: "ce disque ne peut qu’être lu ; en choisir un autre",
  },
};

/** What ends a command for which a file cannot be written: wrong use before it has begun, a failure later. */
export function unwritable(
  file: string,
  cause: unknown,
  exitCode: typeof EXIT.failed | typeof EXIT.wrongUse = EXIT.failed,
): CommandError {
  const code = codeOf(cause);
  const { en, fr } = REASONS[code] ?? { en: "", fr: "" };
  const text = {
    en: `${file} cannot be written (${code})${en && `: ${en}`}`,
    fr: `impossible d’écrire ${file} (${code})${fr && ` : ${fr}`}`,
  };
  return new CommandError(text, exitCode, { cause });
}

/** What there is in the place of a file, if anything. */
const kindOf = (file: string) => stat(file).catch(() => undefined);

/**
 * Looks whether a file can be written before much work is done that ends there.
 *
 * @throws CommandError wrong use where it cannot
 */
export async function checkWritable(file: string): Promise<void> {
  const found = await kindOf(file);
  if (found?.isDirectory()) throw unwritable(file, "EISDIR", EXIT.wrongUse);
  try {
    await access(found ? file : dirname(file), constants.W_OK);
  } catch (cause) {
    throw unwritable(file, cause, EXIT.wrongUse);
  }
}

/** Writes a file beside its place first: what was there is lost only once the new one is whole. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  try {
    await writeFile(draft, text, { flag: "wx" });
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
}

/** Writes a file, over what was there; a text that cannot be written whole changes nothing. @throws CommandError */
export async function writeText(file: string, text: string): Promise<void> {
  try {
    // a link or a device is written through, not replaced
    const found = await lstat(file).catch(() => undefined);
    const isPlain = found === undefined || found.isFile();
    await (isPlain ? replaceFile(file, text) : writeFile(file, text));
  } catch (cause) {
    throw unwritable(file, cause);
  }
}
