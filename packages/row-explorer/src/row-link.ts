import { fail, type Result } from "@serpentarium/core";
import { CARDS_BY_DECK, DECKS, type Deck, formatRow } from "@serpentarium/serpent-cartes";
import { mistakesMessage } from "./mistake-messages.ts";
import { parseRow } from "./row-text.ts";
import { createSetup, type Setup } from "./setup.ts";

const KEYS = ["row", "entry", "collision", "players", "first", "limit"] as const;
type Key = (typeof KEYS)[number];

/** The maximal length of a link; no valid row is longer, even if every comma is escaped. */
const MAX_LENGTH = 1000;
const NO_LIMIT = "none";

/** Formats a setup as the fragment of a link. */
export function formatSetup({ row, table, first }: Setup): string {
  const { entry, collision, turnLimit } = table.options;
  const limit = turnLimit ?? NO_LIMIT;
  return `row=${formatRow(row)}&entry=${entry}&collision=${collision}&players=${table.seats}&first=${first + 1}&limit=${limit}`;
}

const isKey = (key: string): key is Key => KEYS.some((known) => known === key);

/** Parses the key–value pairs of a link; each key may occur once. */
function parseValues(text: string): Result<Partial<Record<Key, string>>> {
  const values: Partial<Record<Key, string>> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    if (!isKey(key)) return fail("bad-record", { id: "rows.link.unknown", data: { key, known: KEYS } });
    if (key in values) return fail("bad-record", { id: "rows.link.twice", data: { key } });
    values[key] = value;
  }
  return { ok: true, value: values };
}

/** The deck whose notation is closest to a text in length. */
const nearestDeck = (text: string): Deck =>
  DECKS.find((deck) => text.length < 3 * CARDS_BY_DECK[deck].length + 2) ?? "2x32";

const parseNumber = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;

/** Parses a link. Fails with `bad-record` if it has no valid row, or else with `bad-option` or `bad-seats`. */
export function parseSetup(text: string): Result<Setup> {
  if (text.length > MAX_LENGTH) return fail("bad-record", { id: "rows.link.too-long" });
  const values = parseValues(text);
  if (!values.ok) return values;
  const { row: rowText, entry, collision, players, first, limit } = values.value;
  if (rowText === undefined) return fail("bad-record", { id: "rows.link.no-row" });
  const parsed = parseRow(rowText, nearestDeck(rowText));
  if (!parsed.ok) return fail("bad-record", mistakesMessage(parsed.mistakes));
  const number = parseNumber(first);
  return createSetup(parsed.row, {
    entry,
    collision,
    turnLimit: limit === NO_LIMIT ? null : parseNumber(limit),
    seats: parseNumber(players),
    first: number === undefined ? undefined : number - 1,
  });
}
