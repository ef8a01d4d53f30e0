import type { Message, Words } from "@serpentarium/core";

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

/** Who reads: at least their words. */
interface HasWords {
  readonly words: Words;
}

/** The language of the site in which words are. */
export const languageOfWords = ({ language }: Words): Language =>
  LANGUAGES.find((known) => language.startsWith(known)) ?? "en";

/** The language of the site in which a reader reads. */
export const languageOf = ({ words }: HasWords): Language => languageOfWords(words);

/** Replaces the spaces around French punctuation with no-break spaces; other languages stay unchanged. */
function typeset(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text.replace(/ ([:;!?»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}

/** A text of the site with the values of its placeholders, which may be messages. */
export interface FilledText {
  readonly text: SiteText;
  readonly data: Readonly<Record<string, string | number | SiteText | Message>>;
}

/** What a page can show: a text of its own, or a message of the words. */
export type ShownText = SiteText | FilledText | Message;

/** Puts values into a text of the site. */
export const fill = (text: SiteText, data: FilledText["data"]): FilledText => ({ text, data });

const isMessage = (text: ShownText): text is Exclude<Message, SiteText> =>
  typeof text === "string" || "id" in text;

/** The text of a message or of the site in the reader’s language; one of the site is filled with `data`. */
export function localise(reader: HasWords, shown: ShownText, data: FilledText["data"] = {}): string {
  if (isMessage(shown)) return reader.words.format(shown);
  if ("text" in shown) return localise(reader, shown.text, shown.data);
  const language = languageOf(reader);
  const values = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === "number" ? value : localise(reader, value),
  ]);
  return typeset(formatText(shown, language, Object.fromEntries(values)), language);
}
