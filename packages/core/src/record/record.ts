import type { Game, GameTypes } from "../game.ts";
import type { SeriesPlan } from "../series/plan.ts";
import type { Outcome, Seat, Table } from "../table.ts";

/** The name and version of the format of a record. */
export const RECORD_FORMAT = "serpentarium/1";

/** One match of a record. */
export interface PlayedMatch {
  /** The text of the position at which it began, where that was not the beginning of the game. */
  readonly start?: string;
  /** Every action from there on, in notation, chance included. */
  readonly actions: readonly string[];
  /** `null` while the match goes on. */
  readonly outcome: Outcome | null;
}

/** A match as plain data: what was played, in notation. It opens only by being replayed. */
export interface GameRecord extends PlayedMatch {
  readonly format: typeof RECORD_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The version of the game's package that wrote it. */
  readonly version: string;
  readonly seats: number;
  readonly options: object;
  /** Of a series: how many matches, and who sits first. Left out where one is played alone. */
  readonly plan?: SeriesPlan;
  /** The matches of the series before this one, all over. */
  readonly earlier?: readonly PlayedMatch[];
  /** Of a record for one seat: whose it is, from 0. Its actions are as that seat saw them, and it cannot be replayed. */
  readonly seat?: Seat;
  /** Of a record for one seat: the text of what that seat sees. */
  readonly view?: string;
}

/** A match in progress, or one that is over; of a series, with what was played before it. */
export interface Match {
  readonly table: Table;
  readonly plan?: SeriesPlan | undefined;
  readonly earlier?: readonly PlayedMatch[] | undefined;
  /** The text of the position at which it began, where that was not the beginning of the game. */
  readonly start?: string | undefined;
  readonly actions: readonly string[];
  readonly outcome?: Outcome | null | undefined;
}

/** The record of a match as it stands: what {@link replay} opens, and `formatLink` writes as a link. */
export const formatRecord = <T extends GameTypes>(
  game: Pick<Game<T>, "id" | "version">,
  { table, plan, earlier = [], start, actions, outcome }: Match,
): GameRecord => ({
  format: RECORD_FORMAT,
  game: game.id,
  version: game.version,
  seats: table.seats,
  options: table.options,
  ...(plan && plan.games > 1 && { plan, earlier }),
  ...(start !== undefined && { start }),
  actions,
  outcome: outcome ?? null,
});

/** All matches of a record, in order; the last one may be under way. */
export const matchesOf = ({
  earlier = [],
  start,
  actions,
  outcome,
}: Pick<GameRecord, "earlier" | "start" | "actions" | "outcome">): readonly PlayedMatch[] => [
  ...earlier,
  { ...(start !== undefined && { start }), actions, outcome },
];
