/** The maximum number of items in a group. */
const MAX_GROUP = 500;
/** How long items are collected at most, in milliseconds. */
const MAX_WAIT = 10;
/** Items are collected for so many times as long as storing took, so that a slow disk takes a fifth of the time at most. */
const WAIT_FACTOR = 4;

interface Pending<T, R> {
  readonly item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/** Stores items that arrive together in groups. */
export interface Grouping<T, R> {
  /** Resolves once the group of the item is stored. */
  add(item: T): Promise<R>;
  /** Stores what has been added. */
  drain(): Promise<void>;
}

/** Creates a grouping, which stores one group at a time. An item that comes alone does not wait. */
export function createGrouping<T, R>(
  store: (group: readonly T[]) => readonly R[] | Promise<readonly R[]>,
): Grouping<T, R> {
  const pending: Pending<T, R>[] = [];
  let flushing: Promise<void> | undefined;
  /** When the next group may be stored, by the monotonic clock. */
  let next = 0;

  async function flush(): Promise<void> {
    const group = pending.splice(0, MAX_GROUP);
    const began = performance.now();
    try {
      const results = await store(group.map(({ item }) => item));
      for (const [i, result] of results.entries()) group[i]?.resolve(result);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    const now = performance.now();
    next = now + Math.min((now - began) * WAIT_FACTOR, MAX_WAIT);
  }

  async function flushAll(): Promise<void> {
    while (pending.length > 0) {
      const wait = next - performance.now();
      // a timer takes a millisecond at least
      await new Promise((resolve) => (wait < 1 ? setImmediate(resolve) : setTimeout(resolve, wait)));
      await flush();
    }
    flushing = undefined;
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        pending.push({ item, resolve, reject });
        flushing ??= flushAll();
      }),
    drain: async () => flushing,
  };
}
