/** A share of points with its 95 % interval (Wilson). */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The number of standard deviations that contain 95 % of a normal distribution. */
const Z = 1.959964;

/** @param points - one for a win, a half for a draw */
export function wilsonInterval(points: number, games: number): Interval {
  const share = points / games;
  const spread = Z ** 2 / games;
  const middle = share + spread / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / games + spread / games / 4);
  return { share, low: (middle - half) / (1 + spread), high: (middle + half) / (1 + spread) };
}
