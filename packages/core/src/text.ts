/** The languages in which every word of a game is written. */
export const LANGUAGES = ["en", "fr"] as const;
/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** One text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** Values for the `{placeholders}` of a text. */
export type Data = Readonly<Record<string, string | number | Text>>;

/**
 * A text in one language, its `{placeholders}` filled; one without a value stays as it is.
 *
 * @example
 * ```ts
 * import { fill } from "@serpentarium/core";
 *
 * fill({ en: "{n} piles", fr: "{n} piles" }, "en", { n: 7 }); // => "7 piles"
 * ```
 */
export function fill(text: Text, language: Language, data: Data = {}): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(data, name) ? data[name] : whole;
    return typeof value === "object" ? value[language] : String(value);
  });
}

/** The most that is quoted of a name from outside. */
const LONGEST_QUOTE = 60;

/** A name from outside, short enough to be said again. */
export const quote = (name: string): string =>
  name.length > LONGEST_QUOTE ? `${name.slice(0, LONGEST_QUOTE)}…` : name;
