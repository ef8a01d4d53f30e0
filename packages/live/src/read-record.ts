import type { Result, Seat } from "@serpentarium/core";
import { recordOf, seatOf } from "@serpentarium/core/match";
import { type GameRecord, recordForSeat } from "@serpentarium/core/record";
import type { Entry } from "./entry.ts";
import { badSecret } from "./failure.ts";
import { findPlayer, type LiveMatch } from "./match.ts";
import { recordOfEvents } from "./record-of-events.ts";

/** The current records of matches by seat, cached because they may be requested many times. */
const records = new WeakMap<LiveMatch, Map<Seat, GameRecord>>();

/** Returns the record of a match with hidden information, as a seat knows it. */
function recordOfSeat(match: LiveMatch, seat: Seat): GameRecord {
  const known = records.get(match) ?? new Map<Seat, GameRecord>();
  const record = known.get(seat) ?? recordForSeat(match.game, match, seat);
  records.set(match, known.set(seat, record));
  return record;
}

/**
 * Returns the record of a match as its reader may know it: complete if the game hides nothing, otherwise as the seat sees it. Fails with
 * `bad-secret` if the game hides information and the key is not the hash of a seat's secret.
 */
export function readRecord(match: LiveMatch, key: string | undefined): Result<GameRecord> {
  const { game, version } = match;
  if (!game.hidden) return { ok: true, value: recordOf({ id: game.id, version }, match) };
  const player = findPlayer(match, key);
  return player === undefined ? badSecret() : { ok: true, value: recordOfSeat(match, seatOf(match, player)) };
}

/** Returns the record of a match whose version is not installed; undefined if its game hides information. */
export function readOpenRecord(entries: readonly Entry[]): GameRecord | undefined {
  const [created] = entries;
  return created?.type === "created" && !created.isHidden ? recordOfEvents(entries) : undefined;
}
