import { languages, loadLanguage } from "virtual:serpentarium-workshop/words";
import type { GamePlugin, Words } from "@serpentarium/core";
import { createPageWords, PLATFORM_LANGUAGE } from "./page-words.ts";

/** Returns the languages of the page: those of files, and those inside a plugin. */
export const languagesOf = (plugin?: GamePlugin): readonly string[] => [
  ...new Set([...languages, ...(plugin?.words ?? []).map(({ language }) => language)]),
];

/** Loads the words of the page in one language. */
export async function loadWords(language: string, plugin?: GamePlugin): Promise<Words> {
  const needed = [language, plugin?.words[0]?.language ?? PLATFORM_LANGUAGE, PLATFORM_LANGUAGE];
  const [own, source, platform] = await Promise.all(needed.map((tag) => loadLanguage[tag]?.()));
  return createPageWords(
    language,
    { own: own?.default, source: source?.default, platform: platform?.default },
    plugin?.words,
  );
}
