import { readFileSync } from "node:fs";
import { messagesById } from "@serpentarium/core/words";

/**
 * The English texts that differ in French, without their placeholders.
 *
 * @param files - the path of the files of words, with `*` for the language
 */
export function englishTexts(files: string): readonly string[] {
  const wordsIn = (language: string): ReadonlyMap<string, string> =>
    messagesById(JSON.parse(readFileSync(files.replace("*", language), "utf8")));
  const french = wordsIn("fr");
  return [...wordsIn("en")]
    .filter(([id, message]) => french.get(id) !== message)
    .flatMap(([, message]) => message.split(/\{\{|\}\}|\{[^{}]*\}/))
    .filter((text) => text.trim().length > 5);
}
