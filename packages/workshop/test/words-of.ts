import { resolve } from "node:path";
import type { GamePlugin, Words } from "@serpentarium/core";
import { readWords } from "@serpentarium/core/words/node";
import { createPageWords, type LanguageWords } from "../src/page/page-words.ts";

const PLATFORM = ["workshop", "testkit", "table", "live", "bots", "board", "core"];

const read = (language: string, game: string | undefined): LanguageWords => {
  // Vite takes the URLs of modules for those of a page
  const filesOf = (name: string) => readWords(resolve("..", name), language, language);
  return { game: game === undefined ? [] : [filesOf(game)], platform: PLATFORM.flatMap(filesOf) };
};

/** The words of a page in a language, for tests in a browser’s document. @param game - the package of the game, in this workspace */
export function wordsOf(language: string, plugin?: GamePlugin, game?: string): Words {
  const [own, source] = [language, "en"].map((tag) => read(tag, game));
  return createPageWords(language, { own, source, platform: source }, plugin?.words);
}
