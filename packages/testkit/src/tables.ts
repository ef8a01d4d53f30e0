import { type Game, type GameTypes, parseTable, type Result, type Table, unwrap } from "@serpentarium/core";

/** A table to play at, as it is written down: seats and options that are not given are the game's own. */
export interface Seated {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The table that is meant. Fails like `parseTable`. */
export const tableOf = <T extends GameTypes>(
  game: Game<T>,
  { seats, options }: Seated,
): Result<Table<T["options"]>> => parseTable(game, options, seats);

/**
 * Every number of seats with the default options, and then the tables given, each once.
 *
 * @throws SerpentariumError for a bad one
 */
export function tablesOf<T extends GameTypes>(
  game: Game<T>,
  given: readonly Seated[] = [],
): Table<T["options"]>[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i): Seated => ({ seats: min + i }));
  const tables = [...counts, ...given].map((seated) => unwrap(tableOf(game, seated)));
  return [...new Map(tables.map((table) => [JSON.stringify(table), table])).values()];
}
