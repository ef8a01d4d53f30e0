import type { Example } from "./example.ts";
import type { Game, GameTypes } from "./game.ts";
import type { PrintedRules } from "./printed-rules.ts";
import type { WordsFile } from "./words/message.ts";

/** The version of the contract between plugins and tools. */
export const CONTRACT_VERSION = 1;

/** The default export of a game package: the input of the board, the docs, the command line and the test kit. */
export interface GamePlugin<T extends GameTypes = GameTypes> {
  readonly contract: typeof CONTRACT_VERSION;
  readonly game: Game<T>;
  readonly examples: readonly Example[];
  /** Its words in its author's language; those of a variant are followed by those of its base. */
  readonly words: readonly WordsFile[];
  /** The printed rules that it follows, where there are any; a variant has those of its base. */
  readonly print?: PrintedRules;
}

/** Creates a plugin for this version of the contract. */
export const definePlugin = <T extends GameTypes>(
  game: Game<T>,
  examples: readonly Example[] = [],
  words: readonly WordsFile[] = [],
  print?: PrintedRules,
): GamePlugin<T> => ({ contract: CONTRACT_VERSION, game, examples, words, ...(print && { print }) });
