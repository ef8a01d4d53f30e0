/** The area of the standard normal distribution between 0 and z (Marsaglia's series). */
function areaAboveMean(z: number): number {
  let term = z;
  let sum = z;
  for (let odd = 3; Math.abs(term) > Math.abs(sum) * Number.EPSILON; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/** The number of standard deviations beyond which the area is negligible. */
const MAX_Z = 8;

/** The two-sided p-value of a z-score. */
export const twoSidedP = (z: number): number =>
  Math.abs(z) >= MAX_Z ? 0 : Math.max(0, 1 - 2 * areaAboveMean(Math.abs(z)));

/**
 * The number of standard deviations around the mean that contain a share of the normal distribution.
 *
 * @param confidence - the share, such as 0.95
 */
export function zOf(confidence: number): number {
  let [low, high] = [0, MAX_Z];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (2 * areaAboveMean(middle) < confidence) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The confidence level of all intervals of a report. */
export const CONFIDENCE = 0.95;
/** The number of standard deviations of these intervals. */
export const Z: number = zOf(CONFIDENCE);
