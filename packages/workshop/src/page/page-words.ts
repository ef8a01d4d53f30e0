import { createWords, languageFallbacks, type Words, type WordsFile } from "@serpentarium/core/words";

/** The words of a page in one language. */
export interface LanguageWords {
  /** Those of the game, followed by those of each of its bases. */
  readonly game: readonly (readonly WordsFile[])[];
  readonly platform: readonly WordsFile[];
}

/** The source language of the platform. */
export const PLATFORM_LANGUAGE = "en";

/** The words of a page in the languages that it needs; undefined if there are none. */
export interface NeededWords {
  /** In the language of the reader. */
  readonly own: LanguageWords | undefined;
  /** In the source language of the game. */
  readonly source: LanguageWords | undefined;
  /** In the source language of the platform. */
  readonly platform: LanguageWords | undefined;
}

/**
 * Creates the words of a page. The game's words in its author's language precede the base's words in the reader's language, because those
 * are about another game.
 *
 * @param brought - the words inside the plugin
 */
export function createPageWords(
  language: string,
  { own, source, platform }: NeededWords,
  brought: readonly WordsFile[] = [],
): Words {
  const games = own?.game ?? source?.game ?? [];
  return createWords(
    language,
    ...games.flatMap((files, i) => [...(own ? files : []), ...(source?.game[i] ?? [])]),
    ...brought,
    ...(own?.platform ?? []),
    ...(platform?.platform ?? []),
  );
}

/** Returns the language of a page: the first language preferred by the reader that the page has. */
export const chooseLanguage = (wanted: readonly string[], languages: readonly string[]): string =>
  wanted.flatMap(languageFallbacks).find((tag) => languages.includes(tag)) ?? PLATFORM_LANGUAGE;

/** Returns the files in the order of preference for a reader; the first one, which is the author's, as the last. */
export const inPreference = (files: readonly WordsFile[], language: string): readonly WordsFile[] => [
  ...languageFallbacks(language).flatMap((tag) => files.filter((file) => file.language === tag)),
  ...files.slice(0, 1),
];

/** Returns the name of a language in that language. */
export const nameOfLanguage = (tag: string): string =>
  new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;

/** Returns languages with their own names, sorted for a reader. */
export function namedLanguages(
  tags: readonly string[],
  reader: string,
): readonly (readonly [tag: string, name: string])[] {
  const { compare } = new Intl.Collator(reader);
  return tags.map((tag) => [tag, nameOfLanguage(tag)] as const).toSorted(([, a], [, b]) => compare(a, b));
}
