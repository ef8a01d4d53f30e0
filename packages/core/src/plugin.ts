import type { Example } from "./example.ts";
import type { Game, GameTypes } from "./game.ts";

/** The version of the contract between a plugin and the tools that take it. */
export const CONTRACT = 1;

/** What a game package exports by default: all that board, docs, command line and kit need. */
export interface Plugin<T extends GameTypes = GameTypes> {
  readonly contract: typeof CONTRACT;
  readonly game: Game<T>;
  readonly examples: readonly Example<T["clause"]>[];
}

/** A plugin made for this version of the contract. */
export const definePlugin = <T extends GameTypes>(
  game: Game<T>,
  examples: readonly Example<T["clause"]>[],
): Plugin<T> => ({ contract: CONTRACT, game, examples });
