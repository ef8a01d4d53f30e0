import type { WordsFile } from "@serpentarium/core";
import { languageFallbacks, messagesById } from "@serpentarium/core/words";
import type { Facts, Gap } from "../report.ts";

/** The messages of a package in one language, and in those that it falls back to. */
const messagesIn = (files: readonly WordsFile[], languages: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    languages
      .toReversed()
      .flatMap((tag) => files.filter(({ language }) => language === tag))
      .flatMap((file) => [...messagesById(file)]),
  );

/** Finds what the words of a package lack in each of its languages. */
export function findGaps(files: readonly WordsFile[], source: string): Pick<Facts, "totalMessages" | "gaps"> {
  const messages = messagesIn(files, [source]);
  const gapsIn = (language: string): readonly Gap[] => {
    const known = messagesIn(files, languageFallbacks(language));
    return [...messages]
      .filter(([id, text]) => !known.has(id) || known.get(id) === text)
      .map(([id, text]) => ({ id, source: text, isMissing: !known.has(id) }));
  };
  const languages = new Set(files.map(({ language }) => language));
  languages.delete(source);
  return {
    totalMessages: messages.size,
    gaps: Object.fromEntries([...languages].map((language) => [language, gapsIn(language)])),
  };
}
