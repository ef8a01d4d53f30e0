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

/** The service's time: the time of day without the time in which no server ran. */
export class ServiceClock {
  private readonly journal: Journal;
  private readonly timing: Timing;
  private lastBeat: number | undefined;
  /** The time in which no server ran, as far as this host knows, in milliseconds. */
  private downtime = 0;

  constructor(journal: Journal, timing: Timing) {
    this.journal = journal;
    this.timing = timing;
  }

  /** Records that this server runs. */
  async beat(): Promise<void> {
    const now = this.timing.now();
    // answers may arrive in another order
    this.downtime = Math.max(this.downtime, await this.journal.beat(now, MAX_BEAT_GAP));
    this.lastBeat = Math.max(this.lastBeat ?? now, now);
  }

  /** Returns the time; reads it from the journal where the last beat is long ago. */
  async read(): Promise<number> {
    if (this.lastBeat === undefined || this.timing.now() - this.lastBeat > MAX_BEAT_GAP) await this.beat();
    return this.lastKnown();
  }

  /** Returns the time as far as this host knows. */
  lastKnown(): number {
    return this.timing.now() - this.downtime;
  }
}
