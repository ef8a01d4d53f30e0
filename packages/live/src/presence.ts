import type { Player } from "@serpentarium/core/series";

/** The name of the events that say who watches a match; the others are numbered and have none. */
export const PRESENCE = "presence";

/** Who watches a match on this host: tells players whether the others are here. It is no entry, and not stored. */
export interface Presence {
  /** The service's time, in milliseconds: clocks run by it. */
  readonly at: number;
  /** The players who watch, in order. */
  readonly players: readonly Player[];
  /** The number of open streams of spectators. */
  readonly spectators: number;
}
