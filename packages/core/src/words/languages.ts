/** Returns a tag as it is usually written; nothing for one that is not valid. */
export function canonical(tag: string | undefined): readonly string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}

/**
 * Returns the languages in which a reader of one language is told something, best first: `pt-BR`, then `pt`. None for what is not a tag
 * of BCP 47.
 */
export function languageFallbacks(language: string): readonly string[] {
  const [tag] = canonical(language);
  if (tag === undefined) return [];
  const parts = new Intl.Locale(tag).baseName.split("-");
  return parts.map((_, i) => parts.slice(0, parts.length - i).join("-"));
}

/** The scripts that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"]);

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: string): boolean =>
  RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? "");
