import type { Words } from "@serpentarium/core";

/** The languages of the site. */
export const LANGUAGES = ["en", "fr"] as const;
/** One of {@link LANGUAGES}. */
export type Language = (typeof LANGUAGES)[number];

/** A text of the site in each of its languages. */
export type SiteText = Readonly<Record<Language, string>>;

/** Values for the `{placeholders}` of a text. */
export type TextValues = Readonly<Record<string, string | number | SiteText>>;

/** Returns a text in one language with its `{placeholders}` replaced; a placeholder without a value stays as it is. */
export function formatText(text: SiteText, language: Language, data: TextValues = {}): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(data, name) ? data[name] : whole;
    return typeof value === "object" ? value[language] : String(value);
  });
}

/** The language of the site in which words are. */
export const languageOfWords = ({ language }: Words): Language =>
  LANGUAGES.find((known) => language.startsWith(known)) ?? "en";
