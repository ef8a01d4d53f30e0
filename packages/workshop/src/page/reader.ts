import { type Data, fill, type Language, type Text } from "@serpentarium/core";

/** A text in the language of the reader, with the spaces that French must not break. */
export function read(language: Language, text: Text, data?: Data): string {
  const filled = fill(text, language, data);
  if (language !== "fr") return filled;
  return filled.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");
}
