import type { Journal } from "./journal.ts";

/** Time and timers; those of the machine by default. */
export interface Timing {
  /** A monotonic time in milliseconds. It may differ from that of other hosts. */
  now(): number;
  /** Calls a function after some milliseconds; returns a function that cancels it. */
  delay(callback: () => void, milliseconds: number): () => void;
}

export const MACHINE_TIMING: Timing = {
  // not affected by changes of the machine's clock
  now: () => Math.round(performance.timeOrigin + performance.now()),
  delay(callback, milliseconds) {
    // a longer delay would overflow
    const timer = setTimeout(callback, Math.min(milliseconds, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

/**
 * A longer time without a heartbeat counts as a time without a running server; the host then does not know the service time.
 */
const MAX_BEAT_GAP = 3000;

export type ServiceClock = ReturnType<typeof createServiceClock>;

/**
 * Creates a clock of the service's time, which all hosts of a journal share, and which stands still while none of them runs. Each host
 * reports its time to the journal with every heartbeat, and continues from the latest time reported by any host, so machines' clocks may differ
 * and may be changed.
 */
export function createServiceClock(journal: Pick<Journal, "beat">, timing: Timing) {
  let lastBeat = Number.NEGATIVE_INFINITY;
  /** The difference of the service's time and this machine's; 0 before the first heartbeat. */
  let offset = 0;
  let beating: Promise<void> | undefined;

  const isCurrent = (): boolean => timing.now() - lastBeat <= MAX_BEAT_GAP;

  async function tell(): Promise<void> {
    const began = timing.now();
    const wasCurrent = isCurrent();
    const latest = await journal.beat(wasCurrent ? began + offset : 0, began, MAX_BEAT_GAP);
    // after the answer, because the latest time may have been reported after the request
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

  /** Returns the time as far as this host knows it. */
  const lastKnown = (): number => Math.floor(Math.min(timing.now(), lastBeat + MAX_BEAT_GAP) + offset);

  return {
    beat,
    lastKnown,
    /** Returns the time; asks the journal if the last heartbeat is too old. */
    async read(): Promise<number> {
      if (!isCurrent()) await beat();
      return lastKnown();
    },
    /** Continues from a time that another host has stored, if it is later. */
    observe(at: number): void {
      if (isCurrent()) offset = Math.max(offset, at - timing.now());
    },
  };
}
