import { fail, type Result, succeed } from "../failure.ts";
import { otherKind, queryOf, type RecordKind } from "./record-kind.ts";
import type { PlayedMatch, RecordHead } from "./record-parts.ts";

const KEYS = ["game", "version", "seats", "options", "actions", "outcome"] as const;

/** What a link says, not checked yet but for the names that must be there. */
interface LinkData {
  readonly head: RecordHead;
  readonly matches: readonly PlayedMatch[];
  /** The value of a further name. */
  get(key: string): string;
}

const damaged = () => fail("bad-record", "the link is damaged", "le lien est abîmé");

/** The data in a link. Fails with `bad-record` where something is missing, or no text that such a link has. */
export function parseQuery(kind: RecordKind, text: string, more: readonly string[] = []): Result<LinkData> {
  if (typeof text !== "string") return damaged();
  const other = otherKind(kind, text);
  if (other) return other;
  const query = queryOf(text);
  const missing = [...KEYS, ...more].find((key) => !query.has(key));
  if (missing) return fail("bad-record", `the link has no ${missing}`, `le lien n’a pas de ${missing}`);
  const get = (key: string): string => query.get(key) ?? "";
  const [actions, outcomes] = [query.getAll("actions"), query.getAll("outcome")];
  const [start, ...others] = query.getAll("start");
  if (actions.length !== outcomes.length || others.length > 0) return damaged();
  try {
    const head = {
      game: get("game"),
      version: get("version"),
      seats: Number(get("seats")),
      options: JSON.parse(get("options")),
    };
    const matches = actions.map((texts, match) => ({
      ...(match === 0 && start !== undefined && { start }),
      actions: texts.split("_").filter(Boolean),
      outcome: JSON.parse(outcomes[match] ?? ""),
    }));
    return succeed({ head, matches, get });
  } catch {
    return damaged();
  }
}
