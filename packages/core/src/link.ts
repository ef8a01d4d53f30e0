import { fail, type Result } from "./failure.ts";
import { type GameRecord, parseRecord, RECORD_FORMAT } from "./record.ts";

const KEYS = ["game", "version", "seats", "options", "actions", "outcome"] as const;

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
export const formatLink = ({ game, version, seats, options, actions, outcome }: GameRecord): string =>
  new URLSearchParams({
    game,
    version,
    seats: String(seats),
    options: JSON.stringify(options),
    actions: actions.join("_"),
    outcome: JSON.stringify(outcome),
  }).toString();

/** The record in a link; only its shape is checked, `replay` does the rest. Fails with `bad-record`. */
export function parseLink(text: string): Result<GameRecord> {
  const query = new URLSearchParams(text.replace(/^#/, ""));
  const missing = KEYS.find((key) => !query.has(key));
  if (missing) return fail("bad-record", `the link has no ${missing}`, `le lien n’a pas de ${missing}`);
  const get = (key: (typeof KEYS)[number]): string => query.get(key) ?? "";
  try {
    return parseRecord({
      format: RECORD_FORMAT,
      game: get("game"),
      version: get("version"),
      seats: Number(get("seats")),
      options: JSON.parse(get("options")),
      actions: get("actions").split("_").filter(Boolean),
      outcome: JSON.parse(get("outcome")),
    });
  } catch {
    return fail("bad-record", "the link is damaged", "le lien est abîmé");
  }
}
