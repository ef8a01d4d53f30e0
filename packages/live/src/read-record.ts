import type { Result, Seat } from "@serpentarium/core";
import { recordOf, seatOf } from "@serpentarium/core/match";
import { type GameRecord, recordForSeat } from "@serpentarium/core/record";
import type { Entry } from "./entry.ts";
import { badSecret } from "./failure.ts";
import { findPlayer, type LiveMatch } from "./match.ts";
import { recordOfEvents } from "./record-of-events.ts";

/** The records of matches as they are now, by seat: the same one may be asked for many times. */
const records = new WeakMap<LiveMatch, Map<Seat, GameRecord>>();

/** Returns the record of a match of a game that hides something as a seat knows it. */
function recordOfSeat(match: LiveMatch, seat: Seat): GameRecord {
  const known = records.get(match) ?? new Map<Seat, GameRecord>();
  const record = known.get(seat) ?? recordForSeat(match.game, match, seat);
  records.set(match, known.set(seat, record));
  return record;
}

/**
 * Returns the record of a match as its reader may know it: of a game that hides nothing all of it, of others what the seat sees.
 * Fails with `bad-secret` where the key is not the hash of the secret of a seat, and the game hides something.
 */
export function readRecord(match: LiveMatch, key: string | undefined): Result<GameRecord> {
  const { game, version } = match;
  if (!game.hidden) return { ok: true, value: recordOf({ id: game.id, version }, match) };
  const player = findPlayer(match, key);
  return player === undefined ? badSecret() : { ok: true, value: recordOfSeat(match, seatOf(match, player)) };
}

/** Returns the record of a match whose version is not installed; undefined where its game hides something. */
export function readOpenRecord(entries: readonly Entry[]): GameRecord | undefined {
  const [created] = entries;
  return created?.type === "created" && !created.isHidden ? recordOfEvents(entries) : undefined;
}
