import { languageFallbacks } from "@serpentarium/core/words";

/**
 * Chooses the language of a rulebook for a reader: theirs or one of its fallbacks, otherwise the author's, English, or any.
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
