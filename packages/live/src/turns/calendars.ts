import { hash } from "node:crypto";
import type { Result } from "@serpentarium/core";
import { deadlineOf, MAX_LAG } from "../clock.ts";
import { hashSecret } from "../hash-secret.ts";
import { findPlayer, type LiveMatch } from "../match.ts";
import { type CalendarEvent, formatCalendar } from "./calendar.ts";
import type { EndpointStore } from "./endpoint.ts";

/** A match in a calendar: the hash of the secret of its player, and what the page has chosen to show there. */
interface StoredDate {
  readonly key: string;
  readonly title: string;
  readonly url?: string | undefined;
}

/** If a calendar has more matches, the oldest is removed from it. */
const MAX_MATCHES = 200;

/** Where the matches of a calendar are stored: its address is a secret, and only its hash is kept. */
export const placeOf = (calendar: string): string => `calendar ${hashSecret(calendar)}`;

/** Adds a match of a player to a calendar. */
export async function addToCalendar(
  store: EndpointStore,
  place: string,
  match: string,
  date: StoredDate,
): Promise<void> {
  const others = [...(await store.read(place)).keys()].filter((other) => other !== match);
  for (const oldest of others.slice(0, Math.max(0, others.length + 1 - MAX_MATCHES)))
    await store.remove(place, oldest);
  await store.put(place, match, JSON.stringify(date));
}

/** Until when a player has to act; undefined if not now, or without a clock. */
function dueAt(match: LiveMatch, player: number): number | undefined {
  const clock = match.outcome ? undefined : match.clocks[player];
  const deadline = clock && deadlineOf(clock);
  return deadline === undefined ? undefined : deadline - MAX_LAG;
}

interface CalendarReader {
  readonly store: EndpointStore;
  /** The time of the service, in milliseconds. */
  readonly serviceTime: number;
  /** The time of day, in milliseconds since 1970. */
  readonly now: number;
  readMatch(match: string): Promise<Result<LiveMatch>>;
}

/**
 * Returns the dates until which a player has to act in the matches of a calendar. Matches that are gone, and those in which the player has
 * no seat any more, are removed from it. Fails if a match cannot be read now.
 */
export async function readCalendar(
  calendar: string,
  { store, serviceTime, now, readMatch }: CalendarReader,
): Promise<Result<string>> {
  const place = placeOf(calendar);
  const events: CalendarEvent[] = [];
  for (const [id, text] of await store.read(place)) {
    const { key, title, url }: StoredDate = JSON.parse(text);
    const read = await readMatch(id);
    if (!read.ok && read.error.code !== "unknown-match") return read;
    const player = read.ok ? findPlayer(read.value, key) : undefined;
    if (!read.ok || player === undefined) {
      await store.remove(place, id);
      continue;
    }
    const due = dueAt(read.value, player);
    const uid = `${hash("sha256", `${id} ${key}`, "base64url")}@serpentarium`;
    if (due !== undefined) events.push({ uid, at: due - serviceTime + now, title, url });
  }
  return { ok: true, value: formatCalendar(events, now) };
}
