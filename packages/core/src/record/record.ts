import type { Game, GameTypes } from "../game.ts";
import type { Outcome, Table } from "../table.ts";
import type { PlayedMatch, RecordHead } from "./record-parts.ts";

/** The name and version of the format of a record. */
export const RECORD_FORMAT = "serpentarium/1";

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
