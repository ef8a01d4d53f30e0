import { formatText, type Language, type Text, type TextValues } from "@serpentarium/core";

/** The reader’s language, and the rulebook in it. */
export interface Reader {
  readonly language: Language;
  /** The URL of the rulebook; its fragments are clause ids. */
  readonly rulebook: string;
  /** The clauses of the rulebook; needed only if the page may name others. */
  readonly clauses?: ReadonlySet<string>;
}

/** The text in the reader’s language, filled with `data`. */
export const localise = ({ language }: Pick<Reader, "language">, text: Text, data?: TextValues): string =>
  formatText(text, language, data);
