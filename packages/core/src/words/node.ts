/**
 * Reads the words of packages from their folders, in Node.
 *
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseMessage } from "messageformat";
import { canonical, languageFallbacks } from "./languages.ts";
import type { CompiledWords, MessageGroup, WordsFile } from "./message.ts";
import { isPlain, messagesById } from "./words.ts";

export { languageFallbacks } from "./languages.ts";

/** A file name such as `fr.json`, or `fr.teaching.json` for a part of the words. */
const FILE_NAME = /^([a-z]{2,8}(?:-[a-z\d]{1,8})*)(?:\.[a-z-]+)?\.json$/i;

/** Returns the paths of the words of a package, by language; empty if it has no folder `words`. */
export function wordsFilesIn(folder: string): ReadonlyMap<string, readonly string[]> {
  const words = join(folder, "words");
  const files = new Map<string, string[]>();
  for (const name of namesIn(words)) {
    const [language] = canonical(FILE_NAME.exec(name)?.[1]);
    if (language !== undefined) files.set(language, [...(files.get(language) ?? []), join(words, name)]);
  }
  return files;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

const isGroup = (data: unknown): data is MessageGroup =>
  typeof data === "object" &&
  data !== null &&
  Object.values(data).every((value) => typeof value === "string" || isGroup(value));

/** Reads a file of words. @throws Error with its path if the content is invalid */
export function readWordsFile(file: string, language: string): WordsFile {
  try {
    const data: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isGroup(data)) return { ...data, language };
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  throw new Error(`${file}: expected groups of messages`);
}

/** Returns the languages in which a package has words, of BCP 47, in alphabetical order. */
export const languagesIn = (folder: string): readonly string[] => [...wordsFilesIn(folder).keys()].sort();

/**
 * Reads the words of a package for a reader, in the order of preference: in the reader’s language, in its fallbacks, and in the author's
 * language.
 *
 * @param folder - the folder of the package, which contains a folder `words`; without one there are no words
 * @throws Error with the path of an invalid file
 */
export function readWords(folder: string, language: string, source = "en"): readonly WordsFile[] {
  const files = wordsFilesIn(folder);
  const languages = new Set([...languageFallbacks(language), ...canonical(source)]);
  return [...languages].flatMap((tag) => (files.get(tag) ?? []).map((file) => readWordsFile(file, tag)));
}

/**
 * Compiles files of words for a page: parses each message, and omits those that an earlier file contains.
 *
 * @param files - in the order of preference, as for `createWords`
 * @throws Error of `messageformat` if a message cannot be parsed
 */
export function compileWords(files: readonly WordsFile[]): readonly CompiledWords[] {
  const compiled = new Map<string, Record<string, CompiledWords["compiled"][string]>>();
  const seen = new Set<string>();
  for (const file of files) {
    const messages = compiled.get(file.language) ?? {};
    compiled.set(file.language, messages);
    for (const [id, source] of messagesById(file)) {
      if (seen.has(id)) continue;
      seen.add(id);
      messages[id] = isPlain(source) ? source : parseMessage(source);
    }
  }
  return [...compiled].map(([language, messages]) => ({ language, compiled: messages }));
}
