import { fail, type Result, succeed } from "../failure.ts";
import type { Text } from "../text.ts";

/** How many values a failure lists at most. */
const MAX_LISTED = 8;

function formatAlternatives(texts: readonly string[], or: string): string {
  const last = texts.at(-1) ?? "";
  if (texts.length > MAX_LISTED) return `${texts.slice(0, MAX_LISTED - 1).join(", ")} … ${or} ${last}`;
  return texts.length > 1 ? `${texts.slice(0, -1).join(", ")} ${or} ${last}` : last;
}

/**
 * Returns the value with a given text. Fails with `notation`.
 *
 * @param expected - a description of the values for the message “expected …”, which otherwise lists them
 *
 * @example
 * ```ts
 * import { parseOneOf } from "@serpentarium/core/notation";
 *
 * parseOneOf("n", ["n", "e", "s", "w"], String); // => { ok: true, value: "n" }
 * ```
 */
export function parseOneOf<T>(
  text: string,
  values: readonly T[],
  format: (value: T) => string,
  expected?: Text,
): Result<T> {
  const index = values.findIndex((value) => format(value) === text);
  if (index >= 0) return succeed(values[index] as T);
  const texts = values.map(format);
  const { en, fr } = expected ?? { en: formatAlternatives(texts, "or"), fr: formatAlternatives(texts, "ou") };
  return fail("notation", `expected ${en}`, `attendu : ${fr}`);
}

/**
 * Parses a whole number within bounds, in digits without leading zeros. Fails with `notation`.
 *
 * @example
 * ```ts
 * import { parseInteger } from "@serpentarium/core/notation";
 *
 * parseInteger("7", 0, 99); // => { ok: true, value: 7 }
 * parseInteger("07", 0, 99).ok; // => false
 * ```
 */
export function parseInteger(text: string, min: number, max: number): Result<number> {
  const value = /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return succeed(value);
  return fail(
    "notation",
    `expected a whole number, ${min} to ${max}`,
    `attendu : un nombre entier, de ${min} à ${max}`,
  );
}
