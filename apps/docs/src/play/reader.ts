import { type Data, fill, type Language, type Text } from "@serpentarium/core";
import { typeset } from "../lib/typography.ts";

/** Whoever reads the page: in which language, and where the rulebook is for them. */
export interface Reader {
  readonly language: Language;
  /** The address of the rulebook; a clause is its id after `#`. */
  readonly rulebook: string;
  /** The clauses of the rulebook, where what is shown may name others. */
  readonly clauses?: ReadonlySet<string>;
}

/** A text for the reader, set by the rules of the language. */
export const read = ({ language }: Reader, text: Text, data?: Data): string =>
  typeset(fill(text, language, data), language);
