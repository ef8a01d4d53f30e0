import { formatText, type Language, type Message, type TextValues } from "@serpentarium/core";

/** The reader’s language, and the rulebook in it. */
export interface Reader {
  readonly language: Language;
  /** The URL of the rulebook; its fragments are clause ids. */
  readonly rulebook: string;
  /** The clauses of the rulebook; needed only if the page may name others. */
  readonly clauses?: ReadonlySet<string>;
}

/** Replaces the spaces around French punctuation with no-break spaces; other languages stay unchanged. */
function typeset(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text
    .replace(/ ([;!?])/g, "\u202f$1")
    .replace(/ ([:»])/g, "\u00a0$1")
    .replace(/« /g, "«\u00a0");
}

/** The text in the reader’s language, filled with `data` and set by the language’s typographic rules. */
export const localise = ({ language }: Pick<Reader, "language">, text: Message, data?: TextValues): string =>
  typeset(formatText(text, language, data), language);

/** A message as a sentence. */
export const toSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
