import type { Outcome, Seat, Table } from "@serpentarium/core";
import { cornerOf, type Serpents } from "./material/serpent.ts";
import type { Options } from "./options.ts";

/** What lies on the grid. */
export interface Field {
  readonly table: Table<Options>;
  readonly serpents: Serpents;
}

export type MovePosition = Field & { readonly phase: "move"; readonly toAct: Seat };
export type OverPosition = Field & { readonly phase: "over"; readonly outcome: Outcome };
export type Position = MovePosition | OverPosition;

/** Two heads, and player 1 to act (`setup.corners`). */
export function start(table: Table<Options>): Position {
  const { size } = table.options;
  return { phase: "move", table, serpents: [[cornerOf(0, size)], [cornerOf(1, size)]], toAct: 0 };
}

/** Every action takes a cell. */
export const longest = ({ options: { size } }: Table<Options>): number => size * size - 2;
