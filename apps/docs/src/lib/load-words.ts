import { gameWords, platformWords, teachingWords } from "virtual:load-words";
import type { Words } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import { LANGUAGES } from "./site-text.ts";

/** What of the words a page needs. */
interface NeededWords {
  /** Those of a board alone, or also of the table around it; the latter when left out. */
  readonly around?: "board" | "table";
  /** Whether it teaches. */
  readonly teaching?: boolean;
}

/** Loads the words of a game in one language; those around games alone without a game. */
export async function loadWords(
  game: string | undefined,
  tag: string | undefined,
  { around = "table", teaching = false }: NeededWords = {},
): Promise<Words> {
  const language = LANGUAGES.find((known) => tag?.startsWith(known)) ?? "en";
  const files = await Promise.all([
    game === undefined ? undefined : gameWords[game]?.[language]?.(),
    teaching && game !== undefined ? teachingWords[game]?.[language]?.() : undefined,
    platformWords[around][language]?.(),
  ]);
  return createWords(language, ...files.flatMap((file) => file?.default ?? []));
}
