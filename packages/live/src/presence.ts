import type { Player } from "@serpentarium/core/series";

/** The name of presence events; other events are numbered and have no name. */
export const PRESENCE = "presence";

/** The watchers of a match on this host, which tells players whether the others are here. It is not an entry, and not stored. */
export interface Presence {
  /** The service's time in milliseconds, by which clocks run. */
  readonly at: number;
  /** The watching players, in order. */
  readonly players: readonly Player[];
  /** The number of open streams of spectators. */
  readonly spectators: number;
}
