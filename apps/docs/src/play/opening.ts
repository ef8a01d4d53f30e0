import { type Game, parseLink, parseTable, type Result, type Table, unwrap } from "@serpentarium/core";
import { restoreSnapshot, type Seating, snapshotFromRecord } from "@serpentarium/core/turn";
import { type Beginning, type MatchMachine, newSeed } from "./match.ts";
import { type Notice, refusedNotice } from "./notice.ts";
import { forget, recall, type Slot } from "./store.ts";

/** A match from its first position on; without a table, one with default options. */
export const freshMatch = (
  game: Game,
  table: Table = unwrap(parseTable(game)),
  seating: Seating = {},
): Beginning => ({ input: { ...seating, table, seed: newSeed() } });

/** A match from a record that may come from anywhere. */
export const matchFromRecord = (game: Game, machine: MatchMachine, record: unknown): Result<Beginning> =>
  snapshotFromRecord(game, machine, record, { seed: newSeed() });

/** A match from the fragment of a link. */
export function matchFromLink(game: Game, machine: MatchMachine, link: string): Result<Beginning> {
  const record = parseLink(link);
  return record.ok ? matchFromRecord(game, machine, record.value) : record;
}

/** A match that this browser keeps; one that cannot be read is dropped. */
export function keptMatch(game: Game, machine: MatchMachine, slot: Slot): Result<Beginning> | undefined {
  const stored = recall(game.id, slot);
  const restored = stored === undefined ? undefined : restoreSnapshot(game, machine, stored);
  if (restored && !restored.ok) forget(game.id, slot);
  return restored;
}

/** The match that was played here last, or a new one. */
export function resumedMatch(
  game: Game,
  machine: MatchMachine,
): { readonly beginning: Beginning; readonly notice: Notice | undefined } {
  const kept = keptMatch(game, machine, "match");
  if (kept?.ok) return { beginning: kept.value, notice: undefined };
  return { beginning: freshMatch(game), notice: kept && refusedNotice("stored", kept) };
}
