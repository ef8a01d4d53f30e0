import { hash } from "node:crypto";

/** The maximum number of senders that are remembered. */
const MAX_SENDERS = 10_000;
/** The maximal debt of a sender, in milliseconds: after an expensive request, its sender is refused for a limited time only. */
const MAX_DEBT = 60_000;

/** Limits the requests of each sender. */
export interface RateLimit {
  /** Counts a request and returns whether it is allowed now. The cost is in units of one request. */
  isAllowed(sender: string, cost?: number): boolean;
  /**
   * Charges a sender for additional costs of a request. A sender in debt is refused until the debt is restored. Returns whether there was
   * no debt before.
   */
  charge(sender: string, cost: number): boolean;
  /** The seconds after which a sender may make a request again; at least one. */
  waitFor(sender: string): number;
}

/** Allows a sender a burst of requests, and then a rate per second. */
export function createRateLimit(perSecond: number, burst: number): RateLimit {
  const interval = 1000 / perSecond;
  const capacity = burst * interval;
  /** The time at which each sender's full burst is restored, on the monotonic clock. */
  const restored = new Map<string, number>();
  // hashed, because senders choose the length of their names, and names may be secrets
  const keyOf = (sender: string): string => hash("sha256", sender, "base64");
  const usedBy = (key: string): number => Math.max(0, (restored.get(key) ?? 0) - performance.now());
  const setUsed = (key: string, used: number): void => {
    // reinserted, so that the least recently active sender is first
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
