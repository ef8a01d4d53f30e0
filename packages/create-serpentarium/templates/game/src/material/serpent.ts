import type { Seat } from "@serpentarium/core";
import { type Cell, DIRECTIONS, type Direction, neighbour, OFF_GRID } from "./grid.ts";

/** The cells of a serpent, from its tail to its head. */
export type Serpent = readonly Cell[];

/** The serpent of each seat. */
export type Serpents = readonly [Serpent, Serpent];

export const headOf = (serpent: Serpent): Cell => serpent[serpent.length - 1] ?? OFF_GRID;

/** The corner in which a serpent begins: bottom left for player 1, top right for player 2. */
export const cornerOf = (seat: Seat, size: number): Cell => (seat === 0 ? size * (size - 1) : size - 1);

export const isTaken = ([first, second]: Serpents, cell: Cell): boolean =>
  first.includes(cell) || second.includes(cell);

/** The serpents after one of them has moved its head to a cell. */
export const extendSerpent = ([first, second]: Serpents, seat: Seat, cell: Cell): Serpents =>
  seat === 0 ? [[...first, cell], second] : [first, [...second, cell]];

/** The directions in which a seat's serpent can move. */
export function openDirections(serpents: Serpents, seat: Seat, size: number): Direction[] {
  const head = headOf(serpents[seat] ?? []);
  return DIRECTIONS.filter((direction) => {
    const cell = neighbour(head, direction, size);
    return cell !== OFF_GRID && !isTaken(serpents, cell);
  });
}
