import { fail } from "../failure.ts";
import { readable } from "../readable.ts";
import type { Text } from "../text.ts";
import { RECORD_FORMAT } from "./record.ts";

/** The name and version of the format of the record of a series. */
export const SERIES_FORMAT = "serpentarium-series/1";

/** What is recorded: one match, or several in a row. */
export type RecordKind = "match" | "series";

const KINDS: ReadonlyMap<unknown, RecordKind> = new Map([
  [RECORD_FORMAT, "match"],
  [SERIES_FORMAT, "series"],
]);

const NAMES: Readonly<Record<RecordKind, Text>> = {
  match: { en: "a single game", fr: "une seule partie" },
  series: { en: "a series of games", fr: "une série de parties" },
};

/** The data of a JSON text, or nothing. */
export const fromJson = (text: string): unknown =>
  readable<unknown>(
    () => JSON.parse(text),
    () => undefined,
  );

/** What stands in the fragment of a link, also when the whole address is given. */
export const queryOf = (link: string): URLSearchParams =>
  new URLSearchParams(link.slice(link.indexOf("#") + 1));

/**
 * What a link, a file or its data says that it records, so that the right parser can be asked; nothing where it looks
 * like neither. Whether it holds shows when it is opened.
 *
 * @example
 * ```ts
 * import { kindOfRecord } from "@serpentarium/core/record";
 *
 * kindOfRecord("#game=pantarei&version=0.1.0&seats=2&options=%7B%7D&games=3&first=fixed"); // => "series"
 * kindOfRecord('{ "format": "serpentarium/1" }'); // => "match"
 * kindOfRecord("hello"); // => undefined
 * ```
 */
export function kindOfRecord(source: unknown): RecordKind | undefined {
  const data = typeof source === "string" ? fromJson(source) : source;
  if (typeof data === "object" && data !== null)
    return readable(
      () => KINDS.get(Reflect.get(data, "format")),
      () => undefined,
    );
  if (typeof source !== "string") return undefined;
  const query = queryOf(source);
  if (query.has("games")) return "series";
  return query.has("game") ? "match" : undefined;
}

/** One kind of record where the other was expected; nothing where it is not that. */
export function otherKind(expected: RecordKind, source: unknown) {
  const found = kindOfRecord(source);
  if (!found || found === expected) return undefined;
  const [is, not] = [NAMES[found], NAMES[expected]];
  return fail("bad-record", `this is ${is.en}, not ${not.en}`, `ceci est ${is.fr}, pas ${not.fr}`);
}
