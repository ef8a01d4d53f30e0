import type { Game, GameTypes } from "../game.ts";
import type { Outcome } from "../outcome.ts";
import type { SeriesPlan } from "../series/plan.ts";
import type { Seat, Table } from "../table.ts";
import { type OutcomeRecord, outcomeRecordOf } from "./outcome-record.ts";

/** The name and version of the record format. */
export const RECORD_FORMAT = "serpentarium/1";

/** A match in a record. */
export interface MatchRecord {
  /** The text of its start position, if that is not the game's first position. */
  readonly start?: string;
  /** Every action in notation, including those of chance. */
  readonly actions: readonly string[];
  /** `null` while the match is in progress. */
  readonly outcome: OutcomeRecord | null;
}

/** A match as plain data: its actions in notation. `replay` checks and opens it. */
export interface GameRecord extends MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The version of the game's package that created it. */
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  /** The names that the players have chosen, by player; an empty string if a player has none. Undefined if no player has one. */
  readonly names?: readonly string[];
  /** The plan of the series; undefined for a single match. */
  readonly plan?: SeriesPlan;
  /** The finished matches of the series before this one. */
  readonly earlier?: readonly MatchRecord[];
  /** In a record for one seat: that seat. Its actions are as the seat saw them, and it cannot be replayed. */
  readonly seat?: Seat;
  /** In a record for one seat: the text of the position as that seat sees it. */
  readonly view?: string;
}

/** The input of {@link createRecord}. */
export interface RecordInput {
  readonly table: Table;
  readonly names?: readonly string[] | undefined;
  readonly plan?: SeriesPlan | undefined;
  readonly earlier?: readonly MatchRecord[] | undefined;
  /** The text of its start position, if that is not the game's first position. */
  readonly start?: string | undefined;
  readonly actions: readonly string[];
  readonly outcome?: Outcome | null | undefined;
}

/** Creates the record of a match, which `replay` opens and `formatLink` formats as a link. */
export const createRecord = <T extends GameTypes>(
  game: Pick<Game<T>, "id" | "version">,
  { table, names = [], plan, earlier = [], start, actions, outcome }: RecordInput,
): GameRecord => ({
  format: RECORD_FORMAT,
  game: game.id,
  version: game.version,
  seats: table.seats,
  options: table.options,
  ...(names.some(Boolean) && { names }),
  ...(plan && plan.games > 1 && { plan, earlier }),
  ...(start !== undefined && { start }),
  actions,
  outcome: outcome ? outcomeRecordOf(outcome) : null,
});

/** Returns all matches of a record, in order; the last one may be in progress. */
export const matchesOf = ({
  earlier = [],
  start,
  actions,
  outcome,
}: Pick<GameRecord, "earlier" | "start" | "actions" | "outcome">): readonly MatchRecord[] => [
  ...earlier,
  { ...(start !== undefined && { start }), actions, outcome },
];
