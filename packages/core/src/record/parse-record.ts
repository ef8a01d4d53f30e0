import * as v from "valibot";
import type { Result } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { type GameRecord, RECORD_FORMAT } from "./record.ts";
import { headEntries, parseShape, playedEntries } from "./record-parts.ts";
import { openTable, type Replay, replayMatch } from "./replay.ts";

const createSchema = () =>
  v.object({ format: v.literal(RECORD_FORMAT), ...headEntries(), ...playedEntries() });

/** A record from data that may come from anywhere; only its shape is checked. Fails with `bad-record`. */
export const parseRecord = (data: unknown): Result<GameRecord> => parseShape("match", createSchema(), data);

/**
 * Opens a record by playing it through, so that it can never hold an illegal game; one that begins elsewhere than the
 * game does begins at a position that can stand. Fails with `bad-record`, `unknown-game`, `bad-version`, `bad-seats` or
 * `bad-option`, with that of the game's `parsePosition`, or with the failure of the first action that does not hold, with
 * its `index`.
 */
export function replay<T extends GameTypes>(game: Game<T>, data: unknown): Result<Replay<T>, T["clause"]> {
  const record = parseRecord(data);
  if (!record.ok) return record;
  const table = openTable(game, record.value);
  return table.ok ? replayMatch(game, table.value, record.value) : table;
}
