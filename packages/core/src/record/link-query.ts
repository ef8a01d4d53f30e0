import type { PlayedMatch, RecordHead } from "./record-parts.ts";

/**
 * A record as text for the fragment of a link, with a pair of `actions` and `outcome` for each match, and before them the
 * `start` of one that did not begin like the game. Only a match that stands alone can have that.
 */
export function formatQuery(
  { game, version, seats, options }: RecordHead,
  matches: readonly PlayedMatch[],
  more: Readonly<Record<string, string>> = {},
): string {
  const head = { game, version, seats: String(seats), options: JSON.stringify(options), ...more };
  const query = new URLSearchParams(head);
  for (const { start, actions, outcome } of matches) {
    if (start !== undefined) query.append("start", start);
    query.append("actions", actions.join("_"));
    query.append("outcome", JSON.stringify(outcome));
  }
  return query.toString();
}
