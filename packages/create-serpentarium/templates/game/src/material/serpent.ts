import type { Seat } from "@serpentarium/core";
import { type Cell, DIRECTIONS, type Direction, neighbour, OFF } from "./grid.ts";

/** The cells of a serpent, from its tail to its head. */
export type Serpent = readonly Cell[];

/** The serpent of each seat. */
export type Serpents = readonly [Serpent, Serpent];

export const headOf = (serpent: Serpent): Cell => serpent[serpent.length - 1] ?? OFF;

/** Where a serpent begins: player 1's in the corner at the bottom left, player 2's at the top right. */
export const cornerOf = (seat: Seat, size: number): Cell => (seat === 0 ? size * (size - 1) : size - 1);

export const isTaken = ([first, second]: Serpents, cell: Cell): boolean =>
  first.includes(cell) || second.includes(cell);

/** The serpents after one of them has gone on to a cell. */
export const grown = ([first, second]: Serpents, seat: Seat, cell: Cell): Serpents =>
  seat === 0 ? [[...first, cell], second] : [first, [...second, cell]];

/** The ways in which a seat's serpent can go. */
export function waysOf(serpents: Serpents, seat: Seat, size: number): Direction[] {
  const head = headOf(serpents[seat] ?? []);
  return DIRECTIONS.filter((direction) => {
    const cell = neighbour(head, direction, size);
    return cell !== OFF && !isTaken(serpents, cell);
  });
}
