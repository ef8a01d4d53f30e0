import type { Game, Words } from "@serpentarium/core";
import type { LoadedPlugin } from "@serpentarium/plugins";
import { gameWords, programWords } from "../words.ts";

/** The words in the language of a call. */
export interface CallWords {
  /** The words of the program. */
  readonly own: Words;
  /** Returns the words of a game. */
  of(game: Game): Words;
}

/** Reads the words of the program and of all games in a language. */
export async function createCallWords(
  sources: readonly LoadedPlugin[],
  language: string,
): Promise<CallWords> {
  const own = programWords(language);
  const entries = sources.map(
    async (source) => [source.plugin.game.id, await gameWords(source, language)] as const,
  );
  const words = new Map(await Promise.all(entries));
  return { own, of: ({ id }) => words.get(id) ?? own };
}
