import { createRequire } from "node:module";
import { dirname } from "node:path";
import { createWords, languageFallbacks, type Words, type WordsFile } from "@serpentarium/core/words";
import { languagesIn, readWords } from "@serpentarium/core/words/node";
import { baseFolders } from "@serpentarium/testkit";
import { OWN_FOLDER } from "./module-paths.ts";
import type { LanguageWords } from "./page/page-words.ts";

const require = createRequire(import.meta.url);

function installedFolder(name: string): readonly string[] {
  try {
    return [dirname(require.resolve(`@serpentarium/${name}/package.json`))];
  } catch {
    // live matches are optional
    return [];
  }
}

/** The packages whose words the page shows in addition to those of a game. */
const PLATFORM_FOLDERS = [
  OWN_FOLDER,
  ...["plugins", "testkit", "table", "live", "bots", "board", "core"].flatMap(installedFolder),
];

/** The folders of a game and its bases; empty for pages without a game. */
const gameFolders = (folder: string | undefined): readonly string[] =>
  folder === undefined ? [] : [folder, ...baseFolders(folder)];

/** The languages in which a game, one of its bases or the platform has words. */
export const pageLanguages = (folder?: string): readonly string[] =>
  [...new Set([...gameFolders(folder), ...PLATFORM_FOLDERS].flatMap(languagesIn))].sort();

/** The files of a package in one language, and in its fallbacks. */
const filesIn = (folder: string, language: string): readonly WordsFile[] =>
  readWords(folder, language, language);

/** The same for a game; empty if a file cannot be read, which the inspection reports. */
function gameFilesIn(folder: string, language: string): readonly WordsFile[] {
  try {
    return filesIn(folder, language);
  } catch {
    return [];
  }
}

/** Reads the words of a page in one language. */
export const readLanguage = (language: string, folder?: string): LanguageWords => ({
  game: gameFolders(folder).map((one) => gameFilesIn(one, language)),
  platform: PLATFORM_FOLDERS.flatMap((one) => filesIn(one, language)),
});

/** The words of the program itself in a language. */
export const programWords = (language: string): Words =>
  createWords(language, ...PLATFORM_FOLDERS.flatMap((folder) => readWords(folder, language)));

/** The requested language, otherwise that of the locale in the environment, such as `pt_BR.UTF-8`; English if there is none. */
export function languageOf(
  requested: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const locale = requested ?? (env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "");
  const tag = locale.replace(/[.@].*/, "").replaceAll("_", "-");
  return (tag === "POSIX" ? undefined : languageFallbacks(tag)[0]) ?? "en";
}
