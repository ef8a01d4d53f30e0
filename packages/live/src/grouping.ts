/** The maximum number of items in a group. */
const MAX_GROUP = 500;
/** How long items are collected after a group of several, in milliseconds, because a group costs as much as a single item. */
const COLLECTION_TIME = 20;

/** Stores concurrent items in groups, one group at a time. A single item does not wait. */
export function createGrouping<T, R>(store: (group: readonly T[]) => readonly R[] | Promise<readonly R[]>) {
  const pending: { item: T; resolve(result: R): void; reject(error: unknown): void }[] = [];
  let flushing: Promise<void> | undefined;
  /** The earliest time for the next group, by the monotonic clock. */
  let next = 0;

  async function flush(): Promise<void> {
    const group = pending.splice(0, MAX_GROUP);
    try {
      const results = await store(group.map(({ item }) => item));
      for (const [i, result] of results.entries()) group[i]?.resolve(result);
    } catch (error) {
      // later items fail, too, because waiting again would take as long
      for (const { reject } of [...group, ...pending.splice(0)]) reject(error);
    }
    next = performance.now() + (group.length > 1 ? COLLECTION_TIME : 0);
  }

  async function flushAll(): Promise<void> {
    while (pending.length > 0) {
      const wait = pending.length < MAX_GROUP ? next - performance.now() : 0;
      // a timer takes at least a millisecond
      await new Promise((resolve) => (wait < 1 ? setImmediate(resolve) : setTimeout(resolve, wait)));
      await flush();
    }
    flushing = undefined;
  }

  return {
    /** Resolves once the group of the item is stored. */
    add: (item: T) =>
      new Promise<R>((resolve, reject) => {
        pending.push({ item, resolve, reject });
        flushing ??= flushAll();
      }),
    /** Stores what has been added. */
    drain: async () => flushing,
  };
}
