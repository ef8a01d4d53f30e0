import { type Result, succeed } from "../failure.ts";

/** The text of an empty list, since nothing between two separators would be ambiguous. */
const EMPTY = "-";

/**
 * Formats a list; `-` where it is empty.
 *
 * @param separator - between two entries; no entry may contain it
 *
 * @example
 * ```ts
 * import { formatList } from "@serpentarium/core/notation";
 *
 * const hands = [[1, 7, 9], [], [4]];
 * formatList(hands, (hand) => formatList(hand, String), "/"); // => "1,7,9/-/4"
 * ```
 */
export const formatList = <T>(values: readonly T[], format: (value: T) => string, separator = ","): string =>
  values.map(format).join(separator) || EMPTY;

/**
 * Parses a list. Fails like the first entry that fails.
 *
 * @param parse - parses one entry
 *
 * @example
 * ```ts
 * import { unwrap } from "@serpentarium/core";
 * import { parseInteger, parseList } from "@serpentarium/core/notation";
 *
 * const parseHand = (text: string) => parseList(text, (card) => parseInteger(card, 1, 12));
 * unwrap(parseList("1,7,9/-/4", parseHand, "/")); // => [[1, 7, 9], [], [4]]
 * ```
 */
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
