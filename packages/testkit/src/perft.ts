import { type Game, type GameTypes, perft } from "@serpentarium/core";
import { failureText } from "./refusal.ts";
import { parseTestTable, type TestTableInput } from "./tables.ts";

/** The numbers of action sequences from a position, one for each length from 1. */
export interface PerftRow extends TestTableInput {
  readonly name?: string;
  /** The position, in notation. */
  readonly pos: string;
  readonly perft: readonly number[];
}

/** Recounts the sequences of a row. Returns the first difference, or undefined. */
export function checkPerft<T extends GameTypes>(game: Game<T>, row: PerftRow): string | undefined {
  const table = parseTestTable(game, row);
  if (!table.ok) return failureText(table.error);
  const position = game.parsePosition(row.pos, table.value);
  if (!position.ok) return `${row.pos} is not accepted: ${failureText(position.error)}`;
  for (const [i, expected] of row.perft.entries()) {
    const count = perft(game, position.value, i + 1);
    if (count !== expected) return `depth ${i + 1}: ${count} sequences, not ${expected}`;
  }
  return undefined;
}
