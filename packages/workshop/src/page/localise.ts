import { formatText, type Language, type Message, type TextValues } from "@serpentarium/core";

/** Formats a text in a language, with no-break spaces before French punctuation. */
export function localise(language: Language, text: Message, data?: TextValues): string {
  const filled = formatText(text, language, data);
  if (language !== "fr") return filled;
  return filled.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");
}
