import { hash } from "node:crypto";

/** The maximum number of senders that are remembered. */
const MAX_SENDERS = 10_000;
/** The maximum debt of a sender, in milliseconds: a server that finds a request too expensive refuses its sender for a limited time only. */
const MAX_DEBT = 60_000;

/** How many requests each sender may make. */
export interface RateLimit {
  /** Whether a sender may make a request now, which is then counted. The cost is in units of one request. */
  isAllowed(sender: string, cost?: number): boolean;
  /**
   * Counts what a request turned out to cost besides. A sender may get into debt, and is refused until it is restored. Returns
   * whether it had none before.
   */
  charge(sender: string, cost: number): boolean;
  /** After how many seconds a sender may make a request again: at least one. */
  waitFor(sender: string): number;
}

/** Allows a sender so many requests at once, and then so many each second. */
export function createRateLimit(perSecond: number, burst: number): RateLimit {
  const interval = 1000 / perSecond;
  const capacity = burst * interval;
  /** When each sender may make `burst` requests at once again, on the monotonic clock. */
  const restored = new Map<string, number>();
  // senders choose how long their names are, and names may be secrets
  const keyOf = (sender: string): string => hash("sha256", sender, "base64");
  const usedBy = (key: string): number => Math.max(0, (restored.get(key) ?? 0) - performance.now());
  const setUsed = (key: string, used: number): void => {
    // the sender who has been quiet for the longest is first
    restored.delete(key);
    const [oldest] = restored.size < MAX_SENDERS ? [] : restored.keys();
    if (oldest !== undefined) restored.delete(oldest);
    restored.set(key, performance.now() + used);
  };
  return {
    isAllowed(sender, cost = 1) {
      const key = keyOf(sender);
      const used = usedBy(key) + cost * interval;
      if (used > capacity) return false;
      setUsed(key, used);
      return true;
    },
    charge(sender, cost) {
      const key = keyOf(sender);
      const used = usedBy(key);
      setUsed(key, Math.min(used + cost * interval, capacity + MAX_DEBT));
      return used <= capacity;
    },
    waitFor: (sender) => Math.max(1, Math.ceil((usedBy(keyOf(sender)) + interval - capacity) / 1000)),
  };
}
