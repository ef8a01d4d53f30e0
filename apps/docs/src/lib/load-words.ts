import { gameWords, platformWords, siteWords, type WordsLoaders } from "virtual:load-words";
import type { Words } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import { SOURCE_LANGUAGE } from "./links.ts";

/** What of the words a page needs. */
interface NeededWords {
  /** Those of a board alone, also of the table around it, or of neither; those of a table when left out. */
  readonly around?: keyof typeof platformWords | "nothing";
  /** The loaders of words that teach, of a page that does; apart, as every page has this module. */
  readonly teaching?: Readonly<Record<string, WordsLoaders>>;
  /** The areas of the site whose own words it shows. */
  readonly areas?: readonly (keyof typeof siteWords)[];
}

/** Loads the words of a game in one language; those around games alone without a game. */
export async function loadWords(
  game: string | undefined,
  tag: string | undefined,
  { around = "table", teaching = {}, areas = [] }: NeededWords = {},
): Promise<Words> {
  const language = Object.keys(platformWords.board).find((known) => known === tag) ?? SOURCE_LANGUAGE;
  const files = await Promise.all([
    game === undefined ? undefined : gameWords[game]?.[language]?.(),
    game === undefined ? undefined : teaching[game]?.[language]?.(),
    around === "nothing" ? undefined : platformWords[around][language]?.(),
    ...areas.map((area) => siteWords[area][language]?.()),
  ]);
  return createWords(language, ...files.flatMap((file) => file?.default ?? []));
}
