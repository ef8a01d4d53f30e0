/** Converts a share of a win to wins of 100 games; 0 and 100 only if the result is certain. */
export function winsOfHundred(share: number): number {
  if (share === 0 || share === 1) return 100 * share;
  return Math.min(Math.max(Math.round(100 * share), 1), 99);
}
