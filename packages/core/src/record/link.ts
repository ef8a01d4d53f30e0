import { fail, type Result } from "../failure.ts";
import { parseRecord } from "./parse-record.ts";
import { type GameRecord, matchesOf, RECORD_FORMAT } from "./record.ts";

/**
 * A record as text for the fragment of a link: readable, and safe in a URL. The matches of a series stand in order, each with
 * its `actions` and its `outcome`, and before them how many `games` are played and who is `first`.
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
  const { game, version, seats, options, plan, seat, view } = record;
  const query = new URLSearchParams({
    game,
    version,
    seats: String(seats),
    options: JSON.stringify(options),
  });
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

const KEYS = ["game", "version", "seats", "options", "actions", "outcome"] as const;

const damaged = () => fail("bad-record", "the link is damaged", "le lien est abîmé");

/**
 * The record in a link, or in the fragment of one; only its shape is checked, `replay` does the rest. Fails with
 * `bad-record`.
 */
export function parseLink(text: string): Result<GameRecord> {
  if (typeof text !== "string") return damaged();
  const query = new URLSearchParams(text.slice(text.indexOf("#") + 1));
  const [games, seat, view] = [query.get("games"), query.get("seat"), query.get("view")];
  const missing = [...KEYS, ...(games === null ? [] : ["first"])].find((key) => !query.has(key));
  if (missing) return fail("bad-record", `the link has no ${missing}`, `le lien n’a pas de ${missing}`);
  const get = (key: string): string => query.get(key) ?? "";
  const [actions, outcomes, starts] = [
    query.getAll("actions"),
    query.getAll("outcome"),
    query.getAll("start"),
  ];
  const isPair = actions.length === outcomes.length && starts.length < 2;
  if (!isPair || (games === null && actions.length > 1)) return damaged();
  try {
    const matches = actions.map((texts, match) => ({
      actions: texts.split("_").filter(Boolean),
      outcome: JSON.parse(outcomes[match] ?? ""),
    }));
    return parseRecord({
      format: RECORD_FORMAT,
      game: get("game"),
      version: get("version"),
      seats: Number(get("seats")),
      options: JSON.parse(get("options")),
      ...(games !== null && {
        plan: { games: Number(games), first: get("first") },
        earlier: matches.slice(0, -1),
      }),
      ...(seat !== null && { seat: Number(seat) }),
      ...(view !== null && { view }),
      ...(starts.length > 0 && { start: starts[0] }),
      ...matches.at(-1),
    });
  } catch {
    return damaged();
  }
}
