import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { writeTextFile } from "../write-file.ts";

/**
 * By language and id, the message of the author from which each was translated. The messages themselves, since a translator is shown
 * the old one, and beside the folder `words`, so that no build and no published package takes the file for a language.
 */
export type Origins = Readonly<Record<string, Readonly<Record<string, string>>>>;

const Origins = v.record(v.string(), v.record(v.string(), v.string()));

const pathIn = (folder: string): string => join(folder, "translated.json");

/** Reads from what the words of a package were translated. @throws Error with the path of a file that says something else */
export function readOrigins(folder: string): Origins {
  const path = pathIn(folder);
  if (!existsSync(path)) return {};
  try {
    return v.parse(Origins, JSON.parse(readFileSync(path, "utf8")));
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Writes from what the words of one language were translated. @throws CommandError */
export async function writeOrigins(
  folder: string,
  language: string,
  origins: Iterable<readonly [id: string, message: string]>,
): Promise<void> {
  const all = { ...readOrigins(folder), [language]: Object.fromEntries(origins) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeTextFile(pathIn(folder), `${JSON.stringify(sorted, null, 2)}\n`);
}
