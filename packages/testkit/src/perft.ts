import { type Game, type GameTypes, perft } from "@serpentarium/core";
import { type Seated, tableOf } from "./tables.ts";

/** How many sequences of actions start in a position: an entry for each length from 1. */
export interface PerftRow extends Seated {
  readonly name?: string;
  /** The position, in notation. */
  readonly pos: string;
  readonly perft: readonly number[];
}

/** Counts again: what differs from a row, or nothing. */
export function checkPerft<T extends GameTypes>(game: Game<T>, row: PerftRow): string | undefined {
  const table = tableOf(game, row);
  if (!table.ok) return table.error.message.en;
  const position = game.parsePosition(row.pos, table.value);
  if (!position.ok) return `${row.pos} is not accepted: ${position.error.message.en}`;
  for (const [i, expected] of row.perft.entries()) {
    const counted = perft(game, position.value, i + 1);
    if (counted !== expected) return `depth ${i + 1}: ${counted} sequences, not ${expected}`;
  }
  return undefined;
}
