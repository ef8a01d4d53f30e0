/** Returns the canonical form of a language tag; empty if it is invalid. */
export function canonical(tag: string | undefined): readonly string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}

/** Returns the languages to use for a reader of a language, best first: `pt-BR`, then `pt`. Empty for an invalid BCP 47 tag. */
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
