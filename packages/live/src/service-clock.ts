import type { Journal } from "./journal.ts";

/** Time and timers; those of the machine when left out. */
export interface Timing {
  /** A time in milliseconds that never goes back. It may differ from that of other hosts. */
  now(): number;
  /** Calls a function after some milliseconds; returns a function that cancels it. */
  delay(callback: () => void, milliseconds: number): () => void;
}

export const MACHINE_TIMING: Timing = {
  // setting the clock of the machine does not change it
  now: () => Math.round(performance.timeOrigin + performance.now()),
  delay(callback, milliseconds) {
    // a longer time would overflow
    const timer = setTimeout(callback, Math.min(milliseconds, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

/**
 * A longer time without any beat counts as one in which no server ran, and a host that has not beaten for longer does not know the
 * time.
 */
const MAX_BEAT_GAP = 3000;

export type ServiceClock = ReturnType<typeof createServiceClock>;

/**
 * Creates a clock of the service's time, which all hosts of a journal share, and which stands still while none of them runs. Each
 * host tells the journal its time with every beat, and goes on from the latest that any host has told. So clocks of machines may
 * differ, and may be set.
 */
export function createServiceClock(journal: Pick<Journal, "beat">, timing: Timing) {
  let lastBeat = Number.NEGATIVE_INFINITY;
  /** What the service's time is ahead of this machine's; 0 before the first beat. */
  let offset = 0;
  let beating: Promise<void> | undefined;

  const isCurrent = (): boolean => timing.now() - lastBeat <= MAX_BEAT_GAP;

  async function tell(): Promise<void> {
    const began = timing.now();
    const wasCurrent = isCurrent();
    const latest = await journal.beat(wasCurrent ? began + offset : 0, began, MAX_BEAT_GAP);
    // not before the answer: the latest time may have been told after the question
    const ahead = latest - timing.now();
    offset = wasCurrent ? Math.max(offset, ahead) : ahead;
    lastBeat = began;
  }

  /** Records that this server runs. */
  function beat(): Promise<void> {
    beating ??= tell().finally(() => {
      beating = undefined;
    });
    return beating;
  }

  /** Returns the time as far as this host knows. */
  const lastKnown = (): number => Math.floor(Math.min(timing.now(), lastBeat + MAX_BEAT_GAP) + offset);

  return {
    beat,
    lastKnown,
    /** Returns the time; asks the journal where the last beat is long ago. */
    async read(): Promise<number> {
      if (!isCurrent()) await beat();
      return lastKnown();
    },
    /** Goes on from a time that another host has stored, where it is later. */
    observe(at: number): void {
      if (isCurrent()) offset = Math.max(offset, at - timing.now());
    },
  };
}
