import { type AnyPosition, type Game, parseTable, type Table } from "@serpentarium/core";
import { toUsageError } from "./command-error.ts";
import { parseJson, parseOptionPairs } from "./option-pairs.ts";

/** The values of `--options`, not checked against a game; a value that is not JSON is a string. @throws CommandError usage error */
export function readOptions(options: readonly string[]): object {
  const pairs = parseOptionPairs(options.join(" "));
  if (!pairs.ok) throw toUsageError(pairs.error);
  const values = [...pairs.value].map(([name, text]) => [name, (parseJson(text) ?? { value: text }).value]);
  return Object.fromEntries(values);
}

/** The table from the arguments. @throws CommandError usage error */
export function readTable(game: Game, seats: string | undefined, options: readonly string[]): Table {
  const table = parseTable(game, readOptions(options), seats === undefined ? undefined : Number(seats));
  if (!table.ok) throw toUsageError(table.error);
  return table.value;
}

/** Parses a position; without a text, returns the first position. @throws CommandError usage error */
export function readPosition(game: Game, table: Table, text: string | undefined): AnyPosition {
  if (text === undefined) return game.start(table);
  const position = game.parsePosition(text, table);
  if (!position.ok) throw toUsageError(position.error);
  return position.value;
}
