/** A source of random numbers. */
export interface Random {
  /** Returns a whole number from 0 to `bound - 1`, each equally likely. */
  integer(bound: number): number;
}

/** Returns the items in random order, every order equally likely. */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random.integer(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
