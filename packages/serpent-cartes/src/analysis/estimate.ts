/** A figure, and bounds between which it lies: the figure itself where it is exact, 95 % confidence where it is not. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const exactly = (value: number): Estimate => ({ value, low: value, high: value });

/** How many standard errors reach 95 % of a normal distribution. */
const Z = 1.959964;

/** A probability seen `count` times among `trials`, with Wilson’s interval, which is sound at 0 and 1 too. */
export function shareOf(count: number, trials: number): Estimate {
  const value = count / trials;
  const scale = 1 / (1 + (Z * Z) / trials);
  const middle = scale * (value + (Z * Z) / (2 * trials));
  const reach = scale * Z * Math.sqrt((value * (1 - value)) / trials + ((Z / trials) * Z) / (4 * trials));
  return { value, low: Math.max(middle - reach, 0), high: Math.min(middle + reach, 1) };
}

/** The mean of a sample, from the sums of its numbers and of their squares. */
export function meanOf(sum: number, squares: number, trials: number): Estimate {
  const value = sum / trials;
  const variance = Math.max(squares / trials - value * value, 0);
  const reach = Z * Math.sqrt(variance / Math.max(trials - 1, 1));
  return { value, low: value - reach, high: value + reach };
}
