/** The greatest number that divides both. */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * The parts in which points are counted, so that they stay whole numbers and add up exactly: so many make one point
 * that it can be shared among any number of the seats.
 */
export function partsOf(seats: number): number {
  let parts = 1;
  for (let sharers = 2; sharers <= seats; sharers++) parts = (parts * sharers) / divisor(parts, sharers);
  return parts;
}

const SIGNS = new Map(
  Object.entries({ "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/6": "⅙", "5/6": "⅚" }),
);

/**
 * Points as people write them, the same in every language.
 *
 * @param parts - how many make one point, as the sheet says
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
  const by = divisor(rest, parts);
  const fraction = `${rest / by}/${parts / by}`;
  const glyph = SIGNS.get(fraction);
  if (whole === 0) return `${sign}${glyph ?? fraction}`;
  return `${sign}${whole}${glyph ?? `\u00a0${fraction}`}`;
}
