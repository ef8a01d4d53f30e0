/** The share of a standard normal distribution between 0 and a number of standard deviations (Marsaglia's series). */
function aboveMiddle(z: number): number {
  let term = z;
  let sum = z;
  for (let odd = 3; Math.abs(term) > Math.abs(sum) * Number.EPSILON; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/** Beyond this many standard deviations nothing is left that would count. */
const FAR = 8;

/** How likely it is to be at least so many standard deviations from the mean, on either side. */
export const twoSided = (z: number): number =>
  Math.abs(z) >= FAR ? 0 : Math.max(0, 1 - 2 * aboveMiddle(Math.abs(z)));

/**
 * The standard deviations within which such a share of a normal distribution lies.
 *
 * @param confidence - such as 0.95
 */
export function zOf(confidence: number): number {
  let [low, high] = [0, FAR];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (2 * aboveMiddle(middle) < confidence) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** How certain all intervals of a report are. */
export const CONFIDENCE = 0.95;
export const Z: number = zOf(CONFIDENCE);
