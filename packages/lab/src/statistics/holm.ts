/**
 * Holm's correction for many comparisons: each p-value as it counts among all of them. With it, the chance that any
 * difference at all is taken for real that is none is below the level at which each is judged.
 */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((p, place) => ({ p, place })).sort((a, b) => a.p - b.p);
  const adjusted = new Array<number>(ps.length).fill(1);
  let least = 0;
  for (const [rank, { p, place }] of order.entries()) {
    least = Math.max(least, Math.min(1, p * (ps.length - rank)));
    adjusted[place] = least;
  }
  return adjusted;
}
