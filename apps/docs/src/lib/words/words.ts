/** The words of pages that are rendered at build time. */
import type { Words, WordsFile } from "@serpentarium/core";
import { createWords, isRightToLeft } from "@serpentarium/core/words";
import { gamePackages, olderPackages } from "#game-registry";
import type { GamePackage } from "../registry/game-registry.ts";
import { LANGUAGES, type Language, localeOf } from "./languages.ts";
import { platformFiles, readWords, siteFiles, wordsFilesOf } from "./words-files.ts";

const created = new Map<string, Words>();

function once(key: string, create: () => Words): Words {
  const known = created.get(key) ?? create();
  created.set(key, known);
  return known;
}

/** The versions of a game on this site: the requested one, then the newest. */
const versionsOf = (game: string, version?: string): readonly GamePackage[] =>
  [...gamePackages, ...olderPackages]
    .filter(({ plugin }) => plugin.game.id === game)
    .sort((a, b) => Number(b.plugin.game.version === version) - Number(a.plugin.game.version === version));

/** The files of words of a game and of its base, followed by those of other versions, which may have messages that it lacks. */
const filesOf = (
  versions: readonly GamePackage[],
  language: Language,
  parts: readonly string[] = ["", ".teaching"],
): readonly string[] => {
  const own = versions.flatMap(({ folder, plugin }) =>
    parts.flatMap((part) => wordsFilesOf(folder, language, part, plugin.words[0]?.language)),
  );
  const variantOf = versions[0]?.plugin.game.variantOf;
  return variantOf ? [...own, ...filesOf(versionsOf(variantOf.id), language, parts)] : own;
};

/**
 * Returns the words of a game for a reader, with those of the platform.
 *
 * @param version - the newest by default
 */
export const wordsOf = (game: string, language: Language, version?: string): Words =>
  once(`${game} ${language} ${version}`, () => {
    const versions = versionsOf(game, version);
    return createWords(
      language,
      ...readWords(filesOf(versions, language)),
      // a plugin in a single file contains its words
      ...versions.flatMap(({ plugin }) => plugin.words),
      ...readWords([
        ...platformFiles("rows", language),
        ...platformFiles("table", language),
        ...platformFiles("play", language),
        ...siteFiles(language),
      ]),
    );
  });

/** Returns the words of a game for the reader of a report. */
export const reportWords = (game: string, language: Language): Words =>
  once(`report ${game} ${language}`, () =>
    createWords(
      language,
      ...readWords([
        ...filesOf(versionsOf(game), language),
        ...platformFiles("report", language),
        ...siteFiles(language),
      ]),
    ),
  );

/** Returns the words of a game for its sheets to print. */
export const sheetWords = (game: string, language: Language): Words =>
  once(`sheets ${game} ${language}`, () => {
    const versions = versionsOf(game);
    return createWords(
      language,
      ...readWords(filesOf(versions, language, [""])),
      ...versions.flatMap(({ plugin }) => plugin.words),
      ...readWords(platformFiles("print", language)),
    );
  });

/** Returns the words of the platform and of the site for a reader. */
export const platformWords = (language: Language): Words =>
  once(language, () =>
    createWords(
      language,
      ...readWords([
        ...platformFiles("table", language),
        ...platformFiles("play", language),
        ...siteFiles(language),
      ]),
    ),
  );

/** Returns the files of words of a board of a game in each language. */
export const embeddedWords = (game: string): Readonly<Record<string, readonly WordsFile[]>> => {
  const of = (language: Language) => [
    ...readWords([...filesOf(versionsOf(game), language, [""]), ...platformFiles("board", language)]),
    ...readWords(platformFiles("play", language)).map(({ language: tag, embed = {} }) => ({
      language: tag,
      embed,
    })),
  ];
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]));
};

/** Returns a text of a game in a language, as it was in a version. */
export const gameText = (game: string, id: string, language: Language, version?: string): string =>
  wordsOf(game, language, version).text(id);

/**
 * The languages of the site as Starlight lists them, by the segment of their paths.
 *
 * @public imported by `config-modules.ts`
 */
export const siteLocales = Object.fromEntries(
  LANGUAGES.map((lang) => {
    const label = platformWords(lang).text("site.language.name");
    return [localeOf(lang) ?? "root", { lang, label, dir: isRightToLeft(lang) ? "rtl" : "ltr" } as const];
  }),
);
