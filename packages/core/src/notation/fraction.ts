/** Returns the greatest common divisor. */
export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Formats a fraction in lowest terms; both arguments are whole numbers.
 *
 * @example
 * ```ts
 * import { formatFraction } from "@serpentarium/core/notation";
 *
 * formatFraction(2, 6); // => "1/3"
 * ```
 */
export function formatFraction(part: number, whole: number): string {
  const divisor = gcd(part, whole);
  return `${part / divisor}/${whole / divisor}`;
}
