import type { Journal } from "./journal.ts";

/** Time and timers; those of the machine when left out. */
export interface Timing {
  /** The time of day, in milliseconds. */
  now(): number;
  /** Calls a function after some milliseconds; returns a function that cancels it. */
  delay(callback: () => void, milliseconds: number): () => void;
}

export const MACHINE_TIMING: Timing = {
  now: Date.now,
  delay(callback, milliseconds) {
    // a longer time would overflow
    const timer = setTimeout(callback, Math.min(milliseconds, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

/**
 * A longer time without any beat counts as one in which no server ran. It is the same for all beats, also the first of a host:
 * what is counted is then longer than the time for which a host relies on what it knows, and no two of them differ.
 */
const MAX_BEAT_GAP = 3000;

export type ServiceClock = ReturnType<typeof createServiceClock>;

/** Creates a clock of the service's time: the time of day without the time in which no server ran. */
export function createServiceClock(journal: Journal, timing: Timing) {
  let lastBeat = Number.NEGATIVE_INFINITY;
  /** The time in which no server ran, as far as this host knows, in milliseconds. */
  let downtime = 0;

  /** Records that this server runs. */
  async function beat(): Promise<void> {
    const now = timing.now();
    const measured = await journal.beat(now, MAX_BEAT_GAP);
    // answers may arrive in another order
    downtime = Math.max(downtime, measured);
    lastBeat = Math.max(lastBeat, now);
  }

  /** Returns the time as far as this host knows. */
  const lastKnown = (): number => timing.now() - downtime;

  return {
    beat,
    lastKnown,
    /** Returns the time; reads it from the journal where the last beat is long ago. */
    async read(): Promise<number> {
      if (timing.now() - lastBeat > MAX_BEAT_GAP) await beat();
      return lastKnown();
    },
  };
}
