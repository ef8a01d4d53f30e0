import type { Game, Words } from "@serpentarium/core";
import type { GameMatch } from "../match.ts";

/** A game of an engine, with its words in English, the language of the protocol. */
export interface EngineGame {
  readonly game: Game;
  readonly words: Words;
}

/** The match of an engine. */
export interface EngineMatch extends GameMatch, EngineGame {
  /** Whether its first position was set: then there is no beginning to replay it from. */
  readonly isSet: boolean;
}
