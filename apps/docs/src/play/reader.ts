import { formatText, type Message, type TextValues } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import { typeset } from "../lib/typography.ts";

export type { Reader };

/** The text in the reader’s language, filled with `data` and set by the language’s typographic rules. */
export const localise = ({ language }: Reader, text: Message, data?: TextValues): string =>
  typeset(formatText(text, language, data), language);
