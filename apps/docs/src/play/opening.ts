import { createTable, type Game, type Result } from "@serpentarium/core";
import { parseLink } from "@serpentarium/core/record";
import { restoreSnapshot, snapshotFromRecord } from "@serpentarium/core/turn";
import { type Beginning, type MatchMachine, newSeed, type Start } from "./match.ts";
import { type Notice, refusedNotice } from "./notice.ts";
import { forget, recall, type Slot } from "./store.ts";

/** Games from the first position on; unless said otherwise a single one with default options. */
export const freshMatch = (game: Game, start: Start = { table: createTable(game) }): Beginning => ({
  input: { ...start, seed: newSeed() },
});

/** A match from a record that may come from anywhere. */
export const fromRecord = (game: Game, machine: MatchMachine, record: unknown): Result<Beginning> =>
  snapshotFromRecord(game, machine, record, { seed: newSeed() });

/** A match from the fragment of a link. */
export function fromLink(game: Game, machine: MatchMachine, link: string): Result<Beginning> {
  const record = parseLink(link);
  return record.ok ? fromRecord(game, machine, record.value) : record;
}

/** What this browser keeps; what cannot be read is dropped. */
export function fromStore(game: Game, machine: MatchMachine, slot: Slot): Result<Beginning> | undefined {
  const stored = recall(game.id, slot);
  const restored = stored === undefined ? undefined : restoreSnapshot(game, machine, stored);
  if (restored && !restored.ok) forget(game.id, slot);
  return restored;
}

/** What was played here last, or a new match. */
export function resumed(
  game: Game,
  machine: MatchMachine,
): { readonly beginning: Beginning; readonly notice: Notice | undefined } {
  const kept = fromStore(game, machine, "match");
  if (kept?.ok) return { beginning: kept.value, notice: undefined };
  return { beginning: freshMatch(game), notice: kept && refusedNotice("stored", kept) };
}
