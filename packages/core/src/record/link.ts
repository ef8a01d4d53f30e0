import { type GameRecord, matchesOf } from "./record.ts";

/**
 * Formats a record as the fragment of a link: readable, and safe in a URL. A series has its `games` and `first`, then the
 * matches in order, each with its `actions` and `outcome`.
 *
 * @example
 * ```ts
 * import { formatLink } from "@serpentarium/core/record";
 *
 * const record = {
 *   format: "serpentarium/1", game: "pantarei", version: "0.1.0", seats: 2, options: {}, actions: [], outcome: null,
 * } as const;
 * formatLink(record); // => "game=pantarei&version=0.1.0&seats=2&options=%7B%7D&actions=&outcome=null"
 * const series = { ...record, plan: { games: 3, first: "rotating" }, earlier: [] } as const;
 * formatLink(series).split("options=%7B%7D")[1]; // => "&games=3&first=rotating&actions=&outcome=null"
 * ```
 */
export function formatLink(record: GameRecord): string {
  const { game, version, seats, options, names = [], plan, seat, view } = record;
  const query = new URLSearchParams({
    game,
    version,
    seats: String(seats),
    options: JSON.stringify(options),
  });
  for (const name of names) query.append("name", name);
  if (plan) {
    query.append("games", String(plan.games));
    query.append("first", plan.first);
  }
  if (seat !== undefined) query.append("seat", String(seat));
  if (view !== undefined) query.append("view", view);
  for (const { start, actions, outcome } of matchesOf(record)) {
    if (start !== undefined) query.append("start", start);
    query.append("actions", actions.join("_"));
    query.append("outcome", JSON.stringify(outcome));
  }
  return query.toString();
}
