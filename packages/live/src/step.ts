import type { Player } from "@serpentarium/core/series";
import type { Entry } from "./entry.ts";

/** An entry of a match with its classification. */
export interface Step {
  readonly entry: Entry;
  /** Its number. */
  readonly n: number;
  /** The player who has played, if the entry is an action of a player. */
  readonly mover: Player | undefined;
  /** Whether it makes or takes back a secret choice, which changes nothing for the other players. */
  readonly isSecret: boolean;
  /** The players with pending choices before it. */
  readonly choosers: readonly Player[];
  /** Whether it begins or ends a match. */
  readonly isRound: boolean;
  /** The players who have to act after it. */
  readonly toAct: readonly Player[];
}
