/** The number of occurrences by name. */
export type Counts = Record<string, number>;

export const createCounts = (): Counts => ({});

/** Adds occurrences of a name. */
export function count(counts: Counts, name: string, times = 1): void {
  counts[name] = countOf(counts, name) + times;
}

export const countOf = (counts: Readonly<Counts>, name: string): number =>
  Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;

export function mergeCounts(one: Readonly<Counts>, other: Readonly<Counts>): Counts {
  const merged = { ...one };
  for (const [name, times] of Object.entries(other)) count(merged, name, times);
  return merged;
}
