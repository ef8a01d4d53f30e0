import type { Result } from "./failure.ts";
import { formatQuery, parseQuery } from "./link-query.ts";
import { type GameRecord, parseRecord } from "./record.ts";
import { RECORD_FORMAT } from "./record-kind.ts";

/**
 * A record as text for the fragment of a link: readable, and safe in a URL.
 *
 * @example
 * ```ts
 * import { formatLink, parseLink } from "@serpentarium/core";
 *
 * const record = {
 *   format: "serpentarium/1", game: "pantarei", version: "0.1.0", seats: 2, options: {}, actions: [], outcome: null,
 * } as const;
 * formatLink(record); // => "game=pantarei&version=0.1.0&seats=2&options=%7B%7D&actions=&outcome=null"
 * ```
 */
export const formatLink = (record: GameRecord): string => formatQuery(record, [record]);

/** The record in a link; only its shape is checked, `replay` does the rest. Fails with `bad-record`. */
export function parseLink(text: string): Result<GameRecord> {
  const query = parseQuery("match", text);
  if (!query.ok) return query;
  const { head, matches } = query.value;
  return parseRecord({ format: RECORD_FORMAT, ...head, ...matches[0] });
}
