import type { Game } from "@serpentarium/core";
import { type GameRecord, recordForSeat, replay } from "@serpentarium/core/record";
import { findPlayer } from "./decide.ts";
import { type Entry, parseEntries } from "./entry.ts";
import { badSecret, type LiveResult, unknownMatch } from "./failure.ts";
import { hashSecret } from "./hash-secret.ts";
import type { Journal } from "./journal.ts";
import { applyEntry, type LiveMatch, seatOf } from "./match.ts";
import { recordOf } from "./record-of.ts";

/**
 * Returns the record of a match as its reader may know it: of a game that hides nothing all of it, also where its version is not
 * installed; of others what the seat sees. Fails with `unknown-match`, or of a game that hides something with `bad-secret`.
 *
 * @throws MissingVersionError where a game that hides something is not installed in that version
 */
export async function readRecord(
  journal: Pick<Journal, "read">,
  games: readonly Game[],
  id: string,
  secret: string | undefined,
): Promise<LiveResult<GameRecord>> {
  const entries = parseEntries(await journal.read(id, 0));
  const record = recordOf(entries);
  if (!record) return unknownMatch();
  const [created] = entries;
  if (created?.type === "created" && !created.isHidden) return { ok: true, value: record };
  const match = entries.reduce<LiveMatch | undefined>(
    (before, entry: Entry) => applyEntry(games, before, entry),
    undefined,
  );
  const player = match && findPlayer(match, hashSecret(secret));
  if (!match || player === undefined) return badSecret();
  const replayed = replay(match.game, record);
  return replayed.ok
    ? { ok: true, value: recordForSeat(match.game, replayed.value, seatOf(match, player)) }
    : replayed;
}
