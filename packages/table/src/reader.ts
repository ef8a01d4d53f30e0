import type { Words } from "@serpentarium/core";

/** The reader of a page: words, and the rulebook in the reader's language. */
export interface Reader {
  /** The words of the game, of core, board, bots and table. */
  readonly words: Words;
  /** Loads the late words; undefined if all words are already loaded. */
  readonly loadWords?: () => Promise<void>;
  /** The URL of the rulebook; its fragments are clause ids. */
  readonly rulebook: string;
  /** The clauses of the rulebook; required only if the page may name others. */
  readonly clauses?: ReadonlySet<string>;
}
