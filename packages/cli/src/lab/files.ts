import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { type CommandError, wrongUse } from "../command-error.ts";

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);

/** What ends a command for which a file cannot be opened to write there. */
export function unwritable(file: string, cause: unknown): CommandError {
  const why = codeOf(cause);
  return wrongUse(`${file} cannot be written (${why})`, `impossible d’écrire ${file} (${why})`, { cause });
}

/** What there is in the place of a file, if anything. */
const kindOf = (file: string) => stat(file).catch(() => undefined);

/**
 * Looks whether a file can be written before much work is done that ends there.
 *
 * @throws CommandError where it cannot
 */
export async function checkWritable(file: string): Promise<void> {
  const found = await kindOf(file);
  if (found?.isDirectory()) throw unwritable(file, "EISDIR");
  try {
    await access(found ? file : dirname(file), constants.W_OK);
  } catch (cause) {
    throw unwritable(file, cause);
  }
}
