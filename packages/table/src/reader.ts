import type { Words } from "@serpentarium/core";

/** Who reads a page: their words, and the rulebook in their language. */
export interface Reader {
  /** The words of the game, of core, board, bots and table. */
  readonly words: Words;
  /** Loads those that are not shown at first; needed only if the page does not have them all. */
  readonly loadWords?: () => Promise<void>;
  /** The URL of the rulebook; its fragments are clause ids. */
  readonly rulebook: string;
  /** The clauses of the rulebook; needed only if the page may name others. */
  readonly clauses?: ReadonlySet<string>;
}
