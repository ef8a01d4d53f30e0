/** A value with its 95 % confidence interval; both bounds equal the value if it is exact. */
export interface EstimatedValue {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const exactEstimate = (value: number): EstimatedValue => ({ value, low: value, high: value });

/** The number of standard errors on either side that contain 95 % of a normal distribution. */
const Z_95 = 1.959964;

/** The probability of an event that occurred `count` times in `trials`, with the Wilson interval, which is also valid near 0 and 1. */
export function estimateShare(count: number, trials: number): EstimatedValue {
  const value = count / trials;
  const scale = 1 / (1 + (Z_95 * Z_95) / trials);
  const middle = scale * (value + (Z_95 * Z_95) / (2 * trials));
  const margin =
    scale * Z_95 * Math.sqrt((value * (1 - value)) / trials + ((Z_95 / trials) * Z_95) / (4 * trials));
  return { value, low: Math.max(middle - margin, 0), high: Math.min(middle + margin, 1) };
}

/** The mean of a sample, from the sums of its values and of their squares. */
export function estimateMean(sum: number, squares: number, trials: number): EstimatedValue {
  const value = sum / trials;
  const variance = Math.max(squares / trials - value * value, 0);
  const margin = Z_95 * Math.sqrt(variance / Math.max(trials - 1, 1));
  return { value, low: value - margin, high: value + margin };
}
