import { fail, type Result } from "../failure.ts";
import { parseRecord } from "./parse-record.ts";
import { type GameRecord, RECORD_FORMAT } from "./record.ts";

const KEYS = ["game", "version", "seats", "options", "actions", "outcome"] as const;

const damaged = () => fail("bad-record", { id: "failures.bad-record.link" });

/**
 * Parses the record in a link or its fragment. Checks the shape only; `replay` checks the rest. Fails with `bad-record`.
 */
export function parseLink(text: string): Result<GameRecord> {
  if (typeof text !== "string") return damaged();
  const query = new URLSearchParams(text.slice(text.indexOf("#") + 1));
  const [games, seat, view] = [query.get("games"), query.get("seat"), query.get("view")];
  const missing = [...KEYS, ...(games === null ? [] : ["first"])].find((key) => !query.has(key));
  if (missing) return fail("bad-record", { id: "failures.bad-record.link-lacks", data: { missing } });
  const get = (key: string): string => query.get(key) ?? "";
  const [actions, outcomes, starts] = [
    query.getAll("actions"),
    query.getAll("outcome"),
    query.getAll("start"),
  ];
  const names = query.getAll("name");
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
      ...(names.length > 0 && { names }),
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
