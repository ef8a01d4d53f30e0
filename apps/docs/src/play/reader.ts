import type { Reader } from "@serpentarium/table";
import { formatText, type SiteText, type TextValues } from "../lib/site-text.ts";
import { typeset } from "../lib/typography.ts";

export type { Reader };

/** The text in the reader’s language, filled with `data` and set by the language’s typographic rules. */
export const localise = ({ language }: Reader, text: SiteText, data?: TextValues): string =>
  typeset(formatText(text, language, data), language);
