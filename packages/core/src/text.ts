/** The languages in which every text of a game is written. */
export const LANGUAGES = ["en", "fr"] as const;
/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>;

/** Values for the `{placeholders}` of a text. */
export type TextValues = Readonly<Record<string, string | number | Text>>;

/**
 * Returns a text in one language with its `{placeholders}` replaced; a placeholder without a value stays as it is.
 *
 * @example
 * ```ts
 * import { formatText } from "@serpentarium/core";
 *
 * formatText({ en: "{n} piles", fr: "{n} piles" }, "en", { n: 7 }); // => "7 piles"
 * ```
 */
export function formatText(text: Text, language: Language, data: TextValues = {}): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(data, name) ? data[name] : whole;
    return typeof value === "object" ? value[language] : String(value);
  });
}

/** How many characters of a name from outside a message quotes at most. */
const MAX_LENGTH = 60;

/** Shortens a name from outside so that a message can quote it. */
export const truncate = (name: string): string =>
  name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
