import { type AnyPosition, type Game, parseTable, type Table } from "@serpentarium/core";
import { misused } from "./command-error.ts";
import { parseJson, parsePairs } from "./pairs.ts";

/** The options that the arguments give, whatever game they are for; a value that is not JSON is a word. @throws CommandError wrong use */
export function readOptions(options: readonly string[]): object {
  const pairs = parsePairs(options.join(" "));
  if (!pairs.ok) throw misused(pairs.error);
  const values = [...pairs.value].map(([name, text]) => [name, (parseJson(text) ?? { value: text }).value]);
  return Object.fromEntries(values);
}

/** The table that the arguments ask for. @throws CommandError wrong use */
export function readTable(game: Game, seats: string | undefined, options: readonly string[]): Table {
  const table = parseTable(game, readOptions(options), seats === undefined ? undefined : Number(seats));
  if (!table.ok) throw misused(table.error);
  return table.value;
}

/** The position of a text, or the first one of a match. @throws CommandError wrong use */
export function readPosition(game: Game, table: Table, text: string | undefined): AnyPosition {
  if (text === undefined) return game.start(table);
  const position = game.parsePosition(text, table);
  if (!position.ok) throw misused(position.error);
  return position.value;
}
