/** Counts how often a property test met its interesting cases. */
export interface Tally<K extends string> {
  count(name: K, condition?: boolean): void;
  /** The cases met less often than required; a test asserts that there are none. */
  rare(required: Readonly<Record<K, number>>): readonly string[];
}

export function createTally<K extends string>(): Tally<K> {
  const counts = new Map<string, number>();
  return {
    count(name, condition = true) {
      if (condition) counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    rare: (required) =>
      Object.entries<number>(required).flatMap(([name, minimum]) => {
        const count = counts.get(name) ?? 0;
        return count < minimum ? [`${name}: ${count} of at least ${minimum}`] : [];
      }),
  };
}
