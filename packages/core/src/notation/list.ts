import { fail, type Result, succeed } from "../failure.ts";
import { ALL_WORDS, type Codec, formatSomething, NOTHING, parseSomething } from "./codec.ts";

/** Formats a list; `-` if it is empty. A single entry written as dashes gets one more, unless the length is fixed. */
export function formatList<T>(
  values: readonly T[],
  format: (value: T) => string,
  separator = ",",
  length?: number,
): string {
  const text = values.map((value) => format(value)).join(separator);
  if (text === "") return NOTHING;
  return length === 1 || text.includes(separator) ? text : formatSomething(text);
}

/** Parses a list. Fails like the first entry that fails. */
export function parseList<T>(
  text: string,
  parse: (entry: string) => Result<T>,
  separator = ",",
  length?: number,
): Result<readonly T[]> {
  const values: T[] = [];
  if (text === NOTHING && length !== 1) return succeed(values);
  const isPlain = length === 1 || text.includes(separator);
  for (const entry of isPlain ? text.split(separator) : [parseSomething(text)]) {
    const parsed = parse(entry);
    if (!parsed.ok) return parsed;
    values.push(parsed.value);
  }
  return succeed(values);
}

/**
 * Creates the codec of a list; `-` if it is empty. Parsing fails like the first entry that fails. A single entry that is written
 * as dashes has one more, unless the length is fixed: `[[]]` is `--`.
 *
 * @param separator - between two entries; no entry may contain it. A space separates words of a position. Where it is empty and
 *   `length` is left out, no entry is `-`
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
  format: (values) => formatList(values, entry.format, separator, length),
  parse(text) {
    const values = parseList(text, entry.parse, separator, length);
    if (!values.ok) return values;
    // the right length makes it an `L`
    if (length === undefined || values.value.length === length) return succeed(values.value as L);
    return fail("notation", { id: "failures.notation.entries", data: { length } });
  },
  schema: { type: "array", items: entry.schema, minItems: length ?? 0, maxItems: length ?? 1e6 },
  words: separator === " " ? (length ?? ALL_WORDS) : 1,
});
