import type { Outcome, Seat, Table } from "@serpentarium/core";
import { formatCell } from "@serpentarium/core/notation";
import { type Cell, gridOf } from "./grid.ts";
import type { Options } from "./options.ts";

/** The cells of a snake from head to tail; empty after a crash. */
export type Snake = readonly Cell[];

/** The fields of every position. */
export interface PositionBase {
  readonly table: Table<Options>;
  /** The number of turns played. */
  readonly turns: number;
  /** By seat. */
  readonly snakes: readonly Snake[];
  /** The cell of the apple; `null` until one drops. */
  readonly apple: Cell | null;
}

/** A position, discriminated by `phase`. */
export type Position = PositionBase &
  (
    | { readonly phase: "apple" }
    | { readonly phase: "turn" }
    | { readonly phase: "over"; readonly outcome: Outcome }
  );

/** The start position, with snakes of three cells in the corners (`setup.corners`). */
export function start(table: Table<Options>): Position {
  const { size } = table.options;
  const last = size * size - 1;
  const corners = [
    [size * (size - 3), size * (size - 2), size * (size - 1)],
    [3 * size - 1, 2 * size - 1, size - 1],
    [2, 1, 0],
    [last - 2, last - 1, last],
  ];
  return { phase: "apple", table, turns: 0, snakes: corners.slice(0, table.seats), apple: null };
}

/** The name of a cell, such as `a1` at the bottom left. */
export const nameOf = ({ table }: Pick<PositionBase, "table">, cell: Cell): string =>
  formatCell(gridOf(table), cell);

/** The seats whose snakes have not crashed. */
export const aliveSeats = ({ snakes }: Pick<PositionBase, "snakes">): readonly Seat[] =>
  [...snakes.keys()].filter((seat) => snakes[seat]?.length);

/** Whether a snake occupies a cell. */
export const isTaken = ({ snakes }: Pick<PositionBase, "snakes">, cell: Cell): boolean =>
  snakes.some((snake) => snake.includes(cell));
