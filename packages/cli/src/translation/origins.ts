import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { writeOutputFile } from "../write-file.ts";

/**
 * By language and id, the author's message from which each translation was made. Contains the messages themselves, because translators are
 * shown the old ones. Stored beside the folder `words`, so that builds and published packages ignore it.
 */
export type Origins = Readonly<Record<string, Readonly<Record<string, string>>>>;

const Origins = v.record(v.string(), v.record(v.string(), v.string()));

const pathIn = (folder: string): string => join(folder, "translated.json");

/** Reads the origins of the translations of a package. @throws Error with the path of an invalid file */
export function readOrigins(folder: string): Origins {
  const path = pathIn(folder);
  if (!existsSync(path)) return {};
  try {
    return v.parse(Origins, JSON.parse(readFileSync(path, "utf8")));
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Writes the origins of the translations in one language. @throws CommandError */
export async function writeOrigins(
  folder: string,
  language: string,
  origins: Iterable<readonly [id: string, message: string]>,
): Promise<void> {
  const all = { ...readOrigins(folder), [language]: Object.fromEntries(origins) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeOutputFile(pathIn(folder), `${JSON.stringify(sorted, null, 2)}\n`);
}
