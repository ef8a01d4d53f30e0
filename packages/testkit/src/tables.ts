import { type Game, type GameTypes, parseTable, type Result, type Table, unwrap } from "@serpentarium/core";

/** Unchecked seats and options of a table; missing ones have the game’s defaults. */
export interface TestTableInput {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Parses a table. Fails like `parseTable`. */
export const parseTestTable = <T extends GameTypes>(
  game: Game<T>,
  { seats, options }: TestTableInput,
): Result<Table<T["options"]>> => parseTable(game, options, seats);

/**
 * Every number of seats with the default options, followed by the given tables, without duplicates.
 *
 * @throws SerpentariumError if a given table is invalid
 */
export function testTablesOf<T extends GameTypes>(
  game: Game<T>,
  given: readonly TestTableInput[] = [],
): Table<T["options"]>[] {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i): TestTableInput => ({ seats: min + i }));
  const tables = [...counts, ...given].map((seated) => unwrap(parseTestTable(game, seated)));
  return [...new Map(tables.map((table) => [JSON.stringify(table), table])).values()];
}
