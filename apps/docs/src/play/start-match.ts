import { createTable, type Game, type Result } from "@serpentarium/core";
import { parseLink } from "@serpentarium/core/record";
import { restoreSnapshot, type Seating, snapshotFromRecord } from "@serpentarium/core/turn";
import { type MatchInput, type MatchMachine, type MatchStart, newSeed } from "./match.ts";
import { type Notice, refusalNotice } from "./notice.ts";
import { loadSlot, removeSlot, type Slot } from "./storage.ts";

/** A new match or series; by default a single match with default options. */
export const newMatch = (game: Game, start: MatchInput = { table: createTable(game) }): MatchStart => ({
  input: { ...start, seed: newSeed() },
});

/** A match from an untrusted record. */
export const matchFromRecord = (
  game: Game,
  machine: MatchMachine,
  record: unknown,
  seating: Seating = {},
): Result<MatchStart> => snapshotFromRecord(game, machine, record, { seed: newSeed(), ...seating });

/** A match from the fragment of a link. */
export function matchFromLink(game: Game, machine: MatchMachine, link: string): Result<MatchStart> {
  const record = parseLink(link);
  return record.ok ? matchFromRecord(game, machine, record.value) : record;
}

/** The match in a storage slot; a slot that cannot be read is removed. */
export function matchFromStorage(
  game: Game,
  machine: MatchMachine,
  slot: Slot,
): Result<MatchStart> | undefined {
  const stored = loadSlot(game.id, slot);
  const restored = stored === undefined ? undefined : restoreSnapshot(game, machine, stored);
  if (restored && !restored.ok) removeSlot(game.id, slot);
  return restored;
}

/** The match last played in this browser, or a new one. */
export function resumeOrStart(
  game: Game,
  machine: MatchMachine,
): { readonly start: MatchStart; readonly notice: Notice | undefined } {
  const stored = matchFromStorage(game, machine, "match");
  if (stored?.ok) return { start: stored.value, notice: undefined };
  return { start: newMatch(game), notice: stored && refusalNotice("stored", stored) };
}
