/** The maximum number of senders that are remembered. */
const MAX_SENDERS = 10_000;

/** Allows a sender so many requests at once, and then so many each second. */
export function createRateLimit(perSecond: number, burst: number): (sender: string) => boolean {
  const interval = 1000 / perSecond;
  /** When each sender may make `burst` requests at once again. */
  const restored = new Map<string, number>();
  return (sender) => {
    const now = Date.now();
    const next = Math.max(now, restored.get(sender) ?? 0) + interval;
    if (next > now + burst * interval) return false;
    // the sender who has been quiet for the longest is first
    restored.delete(sender);
    const [oldest] = restored.size < MAX_SENDERS ? [] : restored.keys();
    if (oldest !== undefined) restored.delete(oldest);
    restored.set(sender, next);
    return true;
  };
}
