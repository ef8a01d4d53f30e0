import type { Outcome, Seat, Table } from "@serpentarium/core";
import { formatCell } from "@serpentarium/core/notation";
import { type Cell, gridOf } from "./grid.ts";
import type { Options } from "./options.ts";

/** The cells of a snake from head to tail; none once it has crashed. */
export type Snake = readonly Cell[];

/** What lies on the grid. */
export interface Field {
  readonly table: Table<Options>;
  /** Turns that have been played. */
  readonly turns: number;
  /** By seat. */
  readonly snakes: readonly Snake[];
  /** The cell of the apple; `null` until one drops. */
  readonly apple: Cell | null;
}

/** A position, told apart by `phase`. */
export type Position = Field &
  (
    | { readonly phase: "apple" }
    | { readonly phase: "turn" }
    | { readonly phase: "over"; readonly outcome: Outcome }
  );

/** Snakes of three cells in the corners (`setup.corners`). */
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
export const nameOf = ({ table }: Pick<Field, "table">, cell: Cell): string =>
  formatCell(gridOf(table), cell);

/** The seats whose snakes have not crashed. */
export const aliveIn = ({ snakes }: Pick<Field, "snakes">): readonly Seat[] =>
  [...snakes.keys()].filter((seat) => snakes[seat]?.length);

/** Whether a cell holds part of a snake. */
export const isTaken = ({ snakes }: Pick<Field, "snakes">, cell: Cell): boolean =>
  snakes.some((snake) => snake.includes(cell));
