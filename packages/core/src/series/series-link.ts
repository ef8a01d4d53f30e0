import type { Result } from "../failure.ts";
import { formatQuery } from "../record/link-query.ts";
import { parseQuery } from "../record/parse-query.ts";
import { SERIES_FORMAT } from "../record/record-kind.ts";
import { parseSeries, type SeriesRecord } from "./series-record.ts";

/**
 * The record of a series as text for the fragment of a link, like `formatLink`: `actions` and `outcome` stand there
 * once for each match.
 *
 * @example
 * ```ts
 * import { formatSeriesLink } from "@serpentarium/core/series";
 *
 * const record = {
 *   format: "serpentarium-series/1", game: "pantarei", version: "0.1.0", seats: 2, options: {},
 *   plan: { games: 3, first: "rotating" }, matches: [{ actions: [], outcome: null }],
 * } as const;
 * formatSeriesLink(record).split("options=%7B%7D")[1]; // => "&games=3&first=rotating&actions=&outcome=null"
 * ```
 */
export const formatSeriesLink = (record: SeriesRecord): string =>
  formatQuery(record, record.matches, { games: String(record.plan.games), first: record.plan.first });

/**
 * The record of a series in a link; only its shape is checked, `replaySeries` does the rest. Fails with `bad-record`.
 */
export function parseSeriesLink(text: string): Result<SeriesRecord> {
  const query = parseQuery("series", text, ["games", "first"]);
  if (!query.ok) return query;
  const { head, matches, get } = query.value;
  const plan = { games: Number(get("games")), first: get("first") };
  return parseSeries({ format: SERIES_FORMAT, ...head, plan, matches });
}
