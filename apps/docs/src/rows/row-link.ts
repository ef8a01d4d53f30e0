import { fail, type Result } from "@serpentarium/core";
import { CARDS_OF, DECKS, type Deck, formatRow } from "@serpentarium/serpent-cartes";
import { mistakeWords } from "./mistake-words.ts";
import { readRow } from "./row-text.ts";
import { type Setup, setUp } from "./setup.ts";

const KEYS = ["row", "entry", "players", "first", "limit"] as const;
type Key = (typeof KEYS)[number];

/** No row with its options is longer, even with every comma spelled out. */
const LONGEST = 1000;
const NO_LIMIT = "none";

/** A row and how it is played on, for the fragment of a link. */
export function formatSetup({ row, table, first }: Setup): string {
  const { entry, turnLimit } = table.options;
  const limit = turnLimit ?? NO_LIMIT;
  return `row=${formatRow(row)}&entry=${entry}&players=${table.seats}&first=${first + 1}&limit=${limit}`;
}

const bad = (en: string, fr: string) => fail("bad-record", en, fr);

const isKey = (key: string): key is Key => KEYS.some((known) => known === key);

/** The values of a link by their names, each of which may be given once. */
function valuesOf(text: string): Result<Partial<Record<Key, string>>> {
  const values: Partial<Record<Key, string>> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const list = KEYS.join(", ");
    if (!isKey(key))
      return bad(`“${key}” is unknown; known: ${list}`, `« ${key} » est inconnu ; connus : ${list}`);
    if (key in values) return bad(`it has two of ${key}`, `il a deux fois ${key}`);
    values[key] = value;
  }
  return { ok: true, value: values };
}

/** The deck to which a text of so many characters comes closest. */
const nearest = (text: string): Deck =>
  DECKS.find((deck) => text.length < 3 * CARDS_OF[deck].length + 2) ?? "2x32";

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;

/** What a link holds. Fails with `bad-record` where it is no row, with `bad-option` or `bad-seats` where it is. */
export function parseSetup(text: string): Result<Setup> {
  if (text.length > LONGEST) return bad("it is too long for a row", "il est trop long pour une rangée");
  const values = valuesOf(text);
  if (!values.ok) return values;
  const { row: rowText, entry, players, first, limit } = values.value;
  if (rowText === undefined) return bad("it has no row", "il n’a pas de rangée");
  const read = readRow(rowText, nearest(rowText));
  if (!read.ok) {
    const [en, fr] = [mistakeWords(read.mistakes, "en"), mistakeWords(read.mistakes, "fr")];
    return bad(en.join(" "), fr.join(" "));
  }
  const number = numberOf(first);
  return setUp(read.row, {
    entry,
    turnLimit: limit === NO_LIMIT ? null : numberOf(limit),
    seats: numberOf(players),
    first: number === undefined ? undefined : number - 1,
  });
}
