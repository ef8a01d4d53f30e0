import type { Seat } from "@serpentarium/core";
import { type GameRecord, recordForSeat, replay } from "@serpentarium/core/record";
import { findPlayer } from "./decide.ts";
import type { Entry } from "./entry.ts";
import { badSecret, type LiveResult } from "./failure.ts";
import { type LiveMatch, seatOf } from "./match.ts";
import { recordOf } from "./record-of.ts";

/** The records of matches as they are now, by seat: the same one may be asked for many times. */
const records = new WeakMap<LiveMatch, Map<Seat, LiveResult<GameRecord>>>();

/** Returns the record of a match of a game that hides something as a seat knows it. */
function recordOfSeat(match: LiveMatch, seat: Seat): LiveResult<GameRecord> {
  const known = records.get(match) ?? new Map<Seat, LiveResult<GameRecord>>();
  const replayed = known.has(seat) ? undefined : replay(match.game, recordOf(match.entries));
  if (replayed)
    known.set(
      seat,
      replayed.ok ? { ok: true, value: recordForSeat(match.game, replayed.value, seat) } : replayed,
    );
  records.set(match, known);
  return known.get(seat) ?? badSecret();
}

/**
 * Returns the record of a match as its reader may know it: of a game that hides nothing all of it, of others what the seat sees.
 * Fails with `bad-secret` where the key is not the hash of the secret of a seat, and the game hides something.
 */
export function readRecord(match: LiveMatch, key: string | undefined): LiveResult<GameRecord> {
  const player = findPlayer(match, key);
  if (match.game.hidden)
    return player === undefined ? badSecret() : recordOfSeat(match, seatOf(match, player));
  const record = recordOf(match.entries);
  return record ? { ok: true, value: record } : badSecret();
}

/** Returns the record of a match whose version is not installed; undefined where its game hides something. */
export function readOpenRecord(entries: readonly Entry[]): GameRecord | undefined {
  const [created] = entries;
  return created?.type === "created" && !created.isHidden ? recordOf(entries) : undefined;
}
