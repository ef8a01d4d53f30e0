import { languageFallbacks } from "@serpentarium/core/words";

/**
 * Chooses the language in which a reader gets a rulebook: theirs or one that it falls back to, otherwise that of the author, English,
 * or any.
 *
 * @param languages - those of the rulebook
 * @param source - the language of its author
 */
export const chooseLanguage = (
  languages: readonly string[],
  reader: string,
  source = "en",
): string | undefined =>
  [...languageFallbacks(reader), source, "en", ...languages].find((tag) => languages.includes(tag));
