import type { Outcome, Seat, Table } from "@serpentarium/core";
import { cornerOf, type Serpents } from "./material/serpent.ts";
import type { Options } from "./options.ts";

/** The common part of all positions. */
export interface PositionBase {
  readonly table: Table<Options>;
  readonly serpents: Serpents;
}

export type MovePosition = PositionBase & { readonly phase: "move"; readonly toAct: Seat };
export type OverPosition = PositionBase & { readonly phase: "over"; readonly outcome: Outcome };
export type Position = MovePosition | OverPosition;

/** Two heads, and player 1 to act (`setup.corners`). */
export function start(table: Table<Options>): Position {
  const { size } = table.options;
  return { phase: "move", table, serpents: [[cornerOf(0, size)], [cornerOf(1, size)]], toAct: 0 };
}

/** The maximum number of actions: each one takes a cell. */
export const maxActions = ({ options: { size } }: Table<Options>): number => size * size - 2;
