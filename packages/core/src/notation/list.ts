import { fail, type Result, succeed } from "../failure.ts";
import type { Codec } from "./codec.ts";

/** The text of an empty list, since nothing between two separators would be ambiguous. */
const EMPTY = "-";

/** Formats a list; `-` where it is empty. */
export const formatList = <T>(values: readonly T[], format: (value: T) => string, separator = ","): string =>
  values.map((value) => format(value)).join(separator) || EMPTY;

/** Parses a list. Fails like the first entry that fails. */
export function parseList<T>(
  text: string,
  parse: (entry: string) => Result<T>,
  separator = ",",
): Result<readonly T[]> {
  const values: T[] = [];
  if (text === EMPTY) return succeed(values);
  for (const entry of text.split(separator)) {
    const parsed = parse(entry);
    if (!parsed.ok) return parsed;
    values.push(parsed.value);
  }
  return succeed(values);
}

/**
 * Creates the codec of a list; `-` where it is empty. Parsing fails like the first entry that fails.
 *
 * @param separator - between two entries; no entry may contain it. A space separates words of a position
 * @param length - of the list, where it is fixed
 * @typeParam L - the type of the list, such as a pair
 *
 * @example
 * ```ts
 * import { unwrap } from "@serpentarium/core";
 * import { integer, listOf } from "@serpentarium/core/notation";
 *
 * const hands = listOf(listOf(integer(1, 12)), "/");
 * hands.format([[1, 7, 9], [], [4]]); // => "1,7,9/-/4"
 * unwrap(hands.parse("1,7,9/-/4")); // => [[1, 7, 9], [], [4]]
 * ```
 */
export const listOf = <V, L extends readonly V[] = readonly V[]>(
  entry: Codec<V>,
  separator = ",",
  length?: number,
): Codec<L> => ({
  format: (values) => formatList(values, entry.format, separator),
  parse(text) {
    const values = parseList(text, entry.parse, separator);
    if (!values.ok) return values;
    // a list of the right length is an `L`
    if (length === undefined || values.value.length === length) return succeed(values.value as L);
    return fail("notation", `expected ${length} entries`, `attendu : ${length} valeurs`);
  },
  schema: { type: "array", items: entry.schema, minItems: length ?? 0, maxItems: length ?? 1e6 },
  words: separator === " " ? (length ?? 1e6) : 1,
});
