/** A share of points, and between what and what it lies with 95 % certainty (Wilson's interval). */
export interface Estimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The standard deviations within which 95 % of a normal distribution lie. */
const Z = 1.959964;

/** @param points - one for a game won, a half for a draw */
export function wilson(points: number, games: number): Estimate {
  const share = points / games;
  const spread = Z ** 2 / games;
  const middle = share + spread / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / games + spread / games / 4);
  return { share, low: (middle - half) / (1 + spread), high: (middle + half) / (1 + spread) };
}
