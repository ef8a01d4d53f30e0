import type { Game, Words } from "@serpentarium/core";
import type { GameMatch } from "../match.ts";

/** A game of an engine, with its words in English, the language of the protocol. */
export interface EngineGame {
  readonly game: Game;
  readonly words: Words;
}

export interface EngineMatch extends GameMatch, EngineGame {
  /** Whether its first position was set: it then has no beginning to replay. */
  readonly isSet: boolean;
}
