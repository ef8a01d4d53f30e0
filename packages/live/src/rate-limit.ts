/** The maximum number of senders that are remembered. */
const MAX_SENDERS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Allows a sender so many requests at once, and then so many each second. */
export function createRateLimit(perSecond: number, burst: number): (sender: string) => boolean {
  const buckets = new Map<string, Bucket>();
  return (sender) => {
    const at = Date.now();
    const known = buckets.get(sender) ?? { tokens: burst, at };
    const tokens = Math.min(burst, known.tokens + (Math.max(0, at - known.at) / 1000) * perSecond);
    // the sender who has been quiet for the longest is first
    buckets.delete(sender);
    buckets.set(sender, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
    const [oldest] = buckets.keys();
    if (buckets.size > MAX_SENDERS && oldest !== undefined) buckets.delete(oldest);
    return tokens >= 1;
  };
}
