import * as v from "valibot";
import type { Result } from "./failure.ts";
import type { Game, GameTypes } from "./game.ts";
import { RECORD_FORMAT } from "./record-kind.ts";
import { headEntries, type PlayedMatch, parseShape, playedEntries, type RecordHead } from "./record-parts.ts";
import { openTable, type Replay, replayMatch } from "./replay.ts";
import type { Outcome, Table } from "./table.ts";

const createSchema = () =>
  v.object({ format: v.literal(RECORD_FORMAT), ...headEntries(), ...playedEntries() });

/** A match as plain data: what was played, in notation. It opens only by being replayed. */
export interface GameRecord extends RecordHead, PlayedMatch {
  readonly format: typeof RECORD_FORMAT;
}

/** A match in progress, or one that is over. */
export interface Match {
  readonly table: Table;
  /** The text of the position at which it began, where that was not the beginning of the game. */
  readonly start?: string | undefined;
  readonly actions: readonly string[];
  readonly outcome?: Outcome | undefined;
}

/** The record of a match as it stands: what {@link replay} opens, and `formatLink` writes as a link. */
export const formatRecord = <T extends GameTypes>(
  game: Pick<Game<T>, "id" | "version">,
  { table, start, actions, outcome }: Match,
): GameRecord => ({
  format: RECORD_FORMAT,
  game: game.id,
  version: game.version,
  seats: table.seats,
  options: table.options,
  ...(start !== undefined && { start }),
  actions,
  outcome: outcome ?? null,
});

/** A record from data that may come from anywhere; only its shape is checked. Fails with `bad-record`. */
export const parseRecord = (data: unknown): Result<GameRecord> => parseShape("match", createSchema(), data);

/**
 * Opens a record by playing it through, so that it can never hold an illegal game; one that begins elsewhere than the
 * game does begins at a position that can stand. Fails with `bad-record`, `unknown-game`, `bad-version`, `bad-seats` or
 * `bad-option`, with that of the game's `parsePosition`, or with the failure of the first action that does not hold, with
 * its `index`.
 */
export function replay<T extends GameTypes>(game: Game<T>, data: unknown): Result<Replay<T>> {
  const record = parseRecord(data);
  if (!record.ok) return record;
  const table = openTable(game, record.value);
  return table.ok ? replayMatch(game, table.value, record.value) : table;
}
