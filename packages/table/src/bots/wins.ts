/** A share of a win as wins of 100 games: all or none only where it is certain. */
export function winsOfHundred(share: number): number {
  if (share === 0 || share === 1) return 100 * share;
  return Math.min(Math.max(Math.round(100 * share), 1), 99);
}
