/** How often the cases came up that a comparison is for. */
export interface Tally<K extends string> {
  count(name: K, does?: boolean): void;
  /** The cases that came up less often than they should, with how often: none, or the comparison has gone blind. */
  rare(least: Readonly<Record<K, number>>): readonly string[];
}

export function createTally<K extends string>(): Tally<K> {
  const counts = new Map<string, number>();
  return {
    count(name, does = true) {
      if (does) counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    rare: (least) =>
      Object.entries<number>(least).flatMap(([name, wanted]) => {
        const count = counts.get(name) ?? 0;
        return count < wanted ? [`${name}: ${count}, not ${wanted}`] : [];
      }),
  };
}
