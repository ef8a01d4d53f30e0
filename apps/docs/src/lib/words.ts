/** The words of pages that are rendered at build time. */
import type { Words, WordsFile } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import { gamePackages, olderPackages } from "#game-registry";
import { LANGUAGES, type Language, type SiteText } from "./site-text.ts";
import { platformFiles, readWords, wordsFilesOf } from "./words-files.ts";

const created = new Map<string, Words>();

/** Creates words once for each key. */
function once(key: string, create: () => Words): Words {
  const known = created.get(key) ?? create();
  created.set(key, known);
  return known;
}

const filesOf = (
  game: string,
  language: Language,
  parts: readonly string[] = ["", ".teaching"],
): readonly string[] => {
  const found = [...gamePackages, ...olderPackages].find(({ plugin }) => plugin.game.id === game);
  if (!found) return [];
  const { folder, plugin } = found;
  const source = plugin.words[0]?.language;
  const own = parts.flatMap((part) => wordsFilesOf(folder, language, part, source));
  const { variantOf } = plugin.game;
  return variantOf ? [...own, ...filesOf(variantOf.id, language, parts)] : own;
};

/** Returns the words of a game for a reader, with those of the packages around it. */
export const wordsOf = (game: string, language: Language): Words =>
  once(`${game} ${language}`, () =>
    createWords(
      language,
      ...readWords(filesOf(game, language)),
      // a plugin in a single file has its words itself
      ...([...gamePackages, ...olderPackages].find(({ plugin }) => plugin.game.id === game)?.plugin.words ??
        []),
      ...readWords(platformFiles("table", language)),
    ),
  );

/** Returns the words of a game for the reader of a report. */
export const reportWords = (game: string, language: Language): Words =>
  once(`report ${game} ${language}`, () =>
    createWords(language, ...readWords([...filesOf(game, language), ...platformFiles("report", language)])),
  );

/** Returns the words of the platform for a reader. */
export const platformWords = (language: Language): Words =>
  once(language, () => createWords(language, ...readWords(platformFiles("table", language))));

/** Returns the files of words of a board of a game in each language. */
export const embeddedWords = (game: string): Readonly<Record<Language, readonly WordsFile[]>> => {
  const of = (language: Language) =>
    readWords([...filesOf(game, language, [""]), ...platformFiles("board", language)]);
  const [en = [], fr = []] = LANGUAGES.map(of);
  return { en, fr };
};

/** Returns a text of a game in a language. */
export const gameText = (game: string, id: string, language: Language): string =>
  wordsOf(game, language).text(id);

/** Returns a text of a game in all languages of the site. */
export const gameTexts = (game: string, id: string): SiteText => ({
  en: gameText(game, id, "en"),
  fr: gameText(game, id, "fr"),
});
