import type { Language } from "@serpentarium/core";

/** A text with the spaces that must not break before and inside French punctuation. */
export function typeset(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text
    .replace(/ ([;!?])/g, "\u202f$1")
    .replace(/ ([:»])/g, "\u00a0$1")
    .replace(/« /g, "«\u00a0");
}
