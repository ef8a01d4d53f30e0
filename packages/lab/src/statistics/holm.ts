/**
 * Adjusts p-values for multiple comparisons by Holm's method. The probability of one or more false positives among all
 * comparisons then stays below the significance level.
 */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
  const adjusted = new Array<number>(ps.length).fill(1);
  let max = 0;
  for (const [rank, { p, index }] of order.entries()) {
    max = Math.max(max, Math.min(1, p * (ps.length - rank)));
    adjusted[index] = max;
  }
  return adjusted;
}
