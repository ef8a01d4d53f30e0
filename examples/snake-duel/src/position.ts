import { type Outcome, type Seat, seatsOf, type Table } from "@serpentarium/core";
import { type Cell, parseCell } from "./grid.ts";
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
export type Position =
  | (Field & { readonly phase: "apple" })
  | (Field & { readonly phase: "turn" })
  | (Field & { readonly phase: "over"; readonly outcome: Outcome });

/** In which corner each snake begins, head first. */
const CORNERS: readonly ((size: number) => readonly string[])[] = [
  () => ["a3", "a2", "a1"],
  (size) => [size - 2, size - 1, size].map((row) => `${letter(size)}${row}`),
  (size) => ["c", "b", "a"].map((column) => `${column}${size}`),
  (size) => [size - 2, size - 1, size].map((column) => `${letter(column)}1`),
];

const letter = (column: number): string => String.fromCharCode(96 + column);

/** Snakes of three cells in the corners (`setup.corners`). */
export function start(table: Table<Options>): Position {
  const { size } = table.options;
  const snakes = seatsOf(table).map((seat) =>
    (CORNERS[seat]?.(size) ?? []).map((cell) => parseCell(size, cell) ?? 0),
  );
  return { phase: "apple", table, turns: 0, snakes, apple: null };
}

/** The seats whose snakes have not crashed. */
export const aliveIn = ({ snakes }: Pick<Field, "snakes">): readonly Seat[] =>
  [...snakes.keys()].filter((seat) => snakes[seat]?.length);

/** Whether a cell holds part of a snake. */
export const isTaken = ({ snakes }: Pick<Field, "snakes">, cell: Cell): boolean =>
  snakes.some((snake) => snake.includes(cell));
