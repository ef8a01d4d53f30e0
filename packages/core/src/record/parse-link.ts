import type { Result } from "../failure.ts";
import { parseQuery } from "./parse-query.ts";
import { parseRecord } from "./parse-record.ts";
import { type GameRecord, RECORD_FORMAT } from "./record.ts";

/** The record in a link; only its shape is checked, `replay` does the rest. Fails with `bad-record`. */
export function parseLink(text: string): Result<GameRecord> {
  const query = parseQuery("match", text);
  if (!query.ok) return query;
  const { head, matches } = query.value;
  return parseRecord({ format: RECORD_FORMAT, ...head, ...matches[0] });
}
