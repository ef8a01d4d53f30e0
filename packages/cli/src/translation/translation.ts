import { basename, join } from "node:path";
import type { WordsFile } from "@serpentarium/core";
import { languageFallbacks, messagesById } from "@serpentarium/core/words";
import { readWords, readWordsFile, wordsFilesIn } from "@serpentarium/core/words/node";
import { readManifest } from "@serpentarium/plugins";
import { rulebookFiles } from "@serpentarium/rulebook/node";
import { baseFolders, findGaps, translationProblem } from "@serpentarium/testkit";
import { commandFailure, usageError } from "../command-error.ts";
import { readOrigins } from "./origins.ts";

/** A file of words in one language, and the one that it translates; either may be missing. */
export interface TranslationFile {
  readonly path: string;
  readonly words: WordsFile;
  readonly sourcePath: string;
  readonly source: WordsFile;
}

/** The words of a package in one language, beside those in the language of its author. */
export interface Translation {
  readonly folder: string;
  readonly language: string;
  readonly files: readonly TranslationFile[];
  /** The messages in the language of the author. */
  readonly source: ReadonlyMap<string, string>;
  /** The same messages in the games on which a variant depends. */
  readonly inherited: ReadonlyMap<string, string>;
  /** The messages in this language. */
  readonly messages: ReadonlyMap<string, string>;
  /** The ids of messages missing in this language and in all its fallbacks. */
  readonly missing: ReadonlySet<string>;
  /** The author's message from which each one was translated, if known. */
  readonly origins: ReadonlyMap<string, string>;
  /** The path of the rulebook in this language, if the author’s language has one. */
  readonly rulebook: { readonly path: string; readonly exists: boolean } | undefined;
}

export const messagesIn = (files: readonly WordsFile[]): ReadonlyMap<string, string> =>
  new Map(files.flatMap((file) => [...messagesById(file)]));

/** Returns the suffix after the language in a file name: `.json`, `.teaching.json` and so on. */
const endingOf = (path: string): string => basename(path).replace(/^[^.]*/, "");

/** Pairs the files of a language with those of the author. */
function pairFiles(folder: string, language: string, source: string): readonly TranslationFile[] {
  const paths = wordsFilesIn(folder);
  const fileOf = (tag: string, ending: string) => {
    const found = paths.get(tag)?.find((path) => endingOf(path) === ending);
    const path = found ?? join(folder, "words", `${tag}${ending}`);
    return { path, words: found ? readWordsFile(found, tag) : { language: tag } };
  };
  const endings = new Set([source, language].flatMap((tag) => paths.get(tag) ?? []).map(endingOf));
  // the main file first
  return [...endings]
    .sort((a, b) => a.length - b.length)
    .map((ending) => {
      const [to, from] = [fileOf(language, ending), fileOf(source, ending)];
      return { path: to.path, words: to.words, sourcePath: from.path, source: from.words };
    });
}

function findRulebook(folder: string, language: string, source: string): Translation["rulebook"] {
  const files = rulebookFiles(folder);
  if (files[source] === undefined) return undefined;
  const [found] = languageFallbacks(language).flatMap((tag) => files[tag] ?? []);
  return { path: found ?? join(folder, "rulebook", `${language}.mdx`), exists: found !== undefined };
}

/** Reads a file; errors contain its path. @throws CommandError */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw commandFailure(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Reads the words of a package in a language.
 *
 * @param source - the language of its author
 * @throws CommandError if there is nothing to translate, or a file cannot be read
 */
export function readTranslation(folder: string, language: string, source: string): Translation {
  if (!wordsFilesIn(folder).has(source))
    throw usageError({ id: "cli.words.no-source", data: { folder, language: source } });
  const manifest = readManifest(folder);
  const isGame = manifest?.ok === true && manifest.value.plugin?.ok === true;
  const bases = isGame ? baseFolders(folder) : [];
  return reading(() => {
    const files = pairFiles(folder, language, source);
    const gaps = findGaps(readWords(folder, language, source), source, language);
    return {
      folder,
      language,
      files,
      source: messagesIn(files.map((file) => file.source)),
      inherited: messagesIn(bases.flatMap((base) => readWords(base, source, source)).toReversed()),
      messages: messagesIn(files.map((file) => file.words)),
      missing: new Set(gaps.filter(({ isMissing }) => isMissing).map(({ id }) => id)),
      origins: new Map(Object.entries(readOrigins(folder)[language] ?? {})),
      rulebook: findRulebook(folder, language, source),
    };
  });
}

/** Whether the author's message has changed since its translation. */
export const isStale = ({ origins, messages, source }: Translation, id: string): boolean =>
  messages.has(id) && origins.has(id) && origins.get(id) !== source.get(id);

/** The problems of a file of words, by message ids. */
export interface FileReport {
  readonly path: string;
  readonly missing: readonly string[];
  /** Translated from an older message. */
  readonly stale: readonly string[];
  /** Not among the messages of the author. */
  readonly unknown: readonly string[];
  /** Messages with errors. */
  readonly faulty: readonly (readonly [id: string, problem: string])[];
}

/** Returns the problems in the words of a language, by file. */
export const reportsOn = (translation: Translation): readonly FileReport[] =>
  translation.files.map(({ path, words, source }) => {
    const messages = [...messagesById(words)];
    const originalOf = (id: string) => translation.source.get(id) ?? translation.inherited.get(id);
    const isKnown = ([id]: readonly [string, string]): boolean => originalOf(id) !== undefined;
    return {
      path,
      missing: [...messagesById(source).keys()].filter((id) => translation.missing.has(id)),
      stale: [...messagesById(source).keys()].filter((id) => isStale(translation, id)),
      unknown: messages.filter((message) => !isKnown(message)).map(([id]) => id),
      faulty: messages.filter(isKnown).flatMap(([id, message]) => {
        const problem = translationProblem(message, originalOf(id) ?? "");
        return problem === undefined ? [] : [[id, problem] as const];
      }),
    };
  });
