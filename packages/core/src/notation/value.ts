import { fail, type Result, succeed } from "../failure.ts";
import type { Message } from "../words/message.ts";
import type { Codec } from "./codec.ts";

/** The maximal number of values that a failure lists. */
const MAX_LISTED = 8;

/** Returns the first few of some values and the last. */
const shorten = (texts: readonly string[]): readonly string[] =>
  texts.length > MAX_LISTED ? [...texts.slice(0, MAX_LISTED - 1), "…", texts.at(-1) ?? ""] : texts;

/**
 * Creates the codec of one of some values.
 *
 * @param format - returns the text of a value; the value itself by default
 * @param expected - a description of the values for the message “expected …”, which otherwise lists them
 *
 * @example
 * ```ts
 * import { choice } from "@serpentarium/core/notation";
 *
 * const heading = choice(["n", "e", "s", "w"]);
 * heading.parse("n"); // => { ok: true, value: "n" }
 * ```
 */
export const choice = <const V>(
  values: readonly V[],
  format: (value: V) => string = String,
  expected?: Message,
): Codec<V> => ({
  format: (value) => format(value),
  parse(text) {
    const index = values.findIndex((value) => format(value) === text);
    if (index >= 0) return succeed(values[index] as V);
    if (expected) return fail("notation", { id: "failures.notation.expected", data: { expected } });
    const alternatives = shorten(values.map((value) => format(value)));
    return fail("notation", { id: "failures.notation.one-of", data: { alternatives } });
  },
  schema: { enum: values },
});

/** Parses a whole number within bounds. Fails with `notation`. */
export function parseInteger(text: string, min: number, max: number): Result<number> {
  const value = /^(0|-?[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
  // larger integers are not unique as numbers
  if (Number.isSafeInteger(value) && value >= min && value <= max) return succeed(value);
  return fail("notation", { id: "failures.notation.whole-number", data: { min, max } });
}

/**
 * Creates the codec of a whole number within bounds, in digits without leading zeros.
 *
 * @example
 * ```ts
 * import { integer } from "@serpentarium/core/notation";
 *
 * integer(0, 99).parse("7"); // => { ok: true, value: 7 }
 * integer(0, 99).parse("07").ok; // => false
 * ```
 */
export const integer = (min: number, max: number): Codec<number> => ({
  format: String,
  parse: (text) => parseInteger(text, min, max),
  schema: { type: "integer", minimum: min, maximum: max },
});
