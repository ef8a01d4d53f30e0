import { readFileSync } from "node:fs";
import { messagesById } from "@serpentarium/core/words";

const wordsIn = (language: string, area: string): ReadonlyMap<string, string> =>
  messagesById(JSON.parse(readFileSync(`words/${language}.${area}.json`, "utf8")));

/** The English texts of an area of the site that are not the same in French, without their placeholders. */
export function englishTexts(area: string): readonly string[] {
  const french = wordsIn("fr", area);
  return [...wordsIn("en", area)]
    .filter(([id, message]) => french.get(id) !== message)
    .flatMap(([, message]) => message.split(/\{\{|\}\}|\{[^{}]*\}/))
    .filter((text) => text.trim().length > 5);
}
