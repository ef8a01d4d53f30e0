import type { GameMatch } from "../match.ts";

/** The match of an engine. */
export interface EngineMatch extends GameMatch {
  /** Whether its first position was set: then there is no beginning to replay it from. */
  readonly isSet: boolean;
}
