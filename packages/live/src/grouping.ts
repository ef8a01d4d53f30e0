/** The maximum number of items in a group. */
const MAX_GROUP = 500;
/** For how long items are collected after a group of several, in milliseconds: a group costs the same for one and for many. */
const COLLECTION_TIME = 20;

/** Stores items that arrive together in groups, one group at a time. An item that comes alone does not wait. */
export function createGrouping<T, R>(store: (group: readonly T[]) => readonly R[] | Promise<readonly R[]>) {
  const pending: { item: T; resolve(result: R): void; reject(error: unknown): void }[] = [];
  let flushing: Promise<void> | undefined;
  /** When the next group may be stored, by the monotonic clock. */
  let next = 0;

  async function flush(): Promise<void> {
    const group = pending.splice(0, MAX_GROUP);
    try {
      const results = await store(group.map(({ item }) => item));
      for (const [i, result] of results.entries()) group[i]?.resolve(result);
    } catch (error) {
      // what has come meanwhile does not wait as long again
      for (const { reject } of [...group, ...pending.splice(0)]) reject(error);
    }
    next = performance.now() + (group.length > 1 ? COLLECTION_TIME : 0);
  }

  async function flushAll(): Promise<void> {
    while (pending.length > 0) {
      const wait = pending.length < MAX_GROUP ? next - performance.now() : 0;
      // a timer takes a millisecond at least
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
