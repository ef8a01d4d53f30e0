import { formatQuery } from "./link-query.ts";
import type { GameRecord } from "./record.ts";

/**
 * A record as text for the fragment of a link: readable, and safe in a URL.
 *
 * @example
 * ```ts
 * import { formatLink, parseLink } from "@serpentarium/core/record";
 *
 * const record = {
 *   format: "serpentarium/1", game: "pantarei", version: "0.1.0", seats: 2, options: {}, actions: [], outcome: null,
 * } as const;
 * formatLink(record); // => "game=pantarei&version=0.1.0&seats=2&options=%7B%7D&actions=&outcome=null"
 * ```
 */
export const formatLink = (record: GameRecord): string => formatQuery(record, [record]);
