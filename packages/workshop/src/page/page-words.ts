import { createWords, languageFallbacks, type Words, type WordsFile } from "@serpentarium/core/words";

/** The words of a page in one language. */
export interface LanguageWords {
  /** Those of the game, then those of each game that it varies. */
  readonly game: readonly (readonly WordsFile[])[];
  readonly platform: readonly WordsFile[];
}

/** The language in which the platform is written. */
export const PLATFORM_LANGUAGE = "en";

/** The words of a page in the languages that it needs; undefined where there are none. */
export interface NeededWords {
  /** In the language of the reader. */
  readonly own: LanguageWords | undefined;
  /** In the language in which the game is written. */
  readonly source: LanguageWords | undefined;
  /** In the language in which the platform is written. */
  readonly platform: LanguageWords | undefined;
}

/**
 * Creates the words of a page. What the game says in the language of its author comes before what its base says in that of the reader,
 * which is about another game.
 *
 * @param brought - the words that the plugin itself brings
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

/** Returns the language of a page: the first that a reader wants and that it has. */
export const chooseLanguage = (wanted: readonly string[], languages: readonly string[]): string =>
  wanted.flatMap(languageFallbacks).find((tag) => languages.includes(tag)) ?? PLATFORM_LANGUAGE;

/** Returns the files that are best for a reader first, and at the end that of the author, which is the first. */
export const inPreference = (files: readonly WordsFile[], language: string): readonly WordsFile[] => [
  ...languageFallbacks(language).flatMap((tag) => files.filter((file) => file.language === tag)),
  ...files.slice(0, 1),
];

/** Returns the name of a language in itself. */
export const nameOfLanguage = (tag: string): string =>
  new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;

/** Returns languages with their own names, in the order of a reader. */
export function namedLanguages(
  tags: readonly string[],
  reader: string,
): readonly (readonly [tag: string, name: string])[] {
  const { compare } = new Intl.Collator(reader);
  return tags.map((tag) => [tag, nameOfLanguage(tag)] as const).toSorted(([, a], [, b]) => compare(a, b));
}
