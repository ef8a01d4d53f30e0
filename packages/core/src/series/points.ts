import { formatFraction, gcd } from "../notation/fraction.ts";

/** Returns the number of parts of a point, so that any number of seats can share it in whole numbers that add up exactly. */
export function partsPerPoint(seats: number): number {
  let parts = 1;
  for (let sharers = 2; sharers <= seats; sharers++) parts = (parts * sharers) / gcd(parts, sharers);
  return parts;
}

const FRACTION_SIGNS = new Map(
  Object.entries({ "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/6": "⅙", "5/6": "⅚" }),
);

/**
 * Formats points for people, the same in every language.
 *
 * @param points - in parts of a point
 * @param parts - how many parts make a point, as in the score sheet
 *
 * @example
 * ```ts
 * import { formatPoints } from "@serpentarium/core/series";
 *
 * formatPoints(3, 2); // => "1½"
 * formatPoints(-9, 1); // => "−9"
 * ```
 */
export function formatPoints(points: number, parts: number): string {
  const size = Math.abs(points);
  const sign = points < 0 ? "−" : "";
  if (!Number.isInteger(size)) return `${sign}${size / parts}`;
  const whole = Math.floor(size / parts);
  const rest = size % parts;
  if (rest === 0) return `${sign}${whole}`;
  const fraction = formatFraction(rest, parts);
  const glyph = FRACTION_SIGNS.get(fraction);
  if (whole === 0) return `${sign}${glyph ?? fraction}`;
  return `${sign}${whole}${glyph ?? `\u00a0${fraction}`}`;
}
