import type { Language } from "./languages.ts";

/** Replaces the spaces around French punctuation with no-break spaces; leaves other languages unchanged. */
export function typeset(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text
    .replace(/ ([;!?])/g, "\u202f$1")
    .replace(/ ([:»])/g, "\u00a0$1")
    .replace(/« /g, "«\u00a0");
}
