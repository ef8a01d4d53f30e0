/** The natural logarithm of the gamma function of a positive number (Stirling's series). */
export function logGamma(x: number): number {
  let shifted = x;
  let product = 1;
  for (; shifted < 20; shifted++) product *= shifted;
  const square = 1 / shifted ** 2;
  const series = (1 - square / 30 + square ** 2 / 105) / (12 * shifted);
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - Math.log(product)
  );
}

/** The sum of 1 and the following terms: each is the previous one times `ratio(k)`, for k from 1. */
function sumSeries(ratio: (k: number) => number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * Number.EPSILON; k++) {
    term *= ratio(k);
    sum += term;
  }
  return sum;
}

/** The regularised incomplete gamma function P(a, x), for positive numbers. */
export const incompleteGamma = (a: number, x: number): number =>
  Math.exp(a * Math.log(x) - x - logGamma(a + 1)) * sumSeries((k) => x / (a + k));

/** The regularised incomplete beta function I_x(a, b), for positive a, b from 0 and x between 0 and 1. */
export function incompleteBeta(a: number, b: number, x: number): number {
  if (b === 0) return 0;
  // the series converges quickly only below the mean
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(b, a, 1 - x);
  const logFactor = a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a + 1) - logGamma(b);
  return Math.exp(logFactor) * sumSeries((k) => (x * (a + b + k - 1)) / (a + k));
}
