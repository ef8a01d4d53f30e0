import type { Player } from "@serpentarium/core/series";
import type { Entry } from "./entry.ts";

/** An entry of a match that exists, with what it means there. */
export interface Step {
  readonly entry: Entry;
  /** Its number. */
  readonly n: number;
  /** The player who has played, where it is an action of one. */
  readonly mover: Player | undefined;
  /** Whether it makes a secret choice, or takes back one: nothing changes for the other players. */
  readonly isSecret: boolean;
  /** The players whose choices waited for others before it. */
  readonly choosers: readonly Player[];
  /** Whether it begins or ends a match. */
  readonly isRound: boolean;
  /** The players who have to act after it. */
  readonly toAct: readonly Player[];
}
