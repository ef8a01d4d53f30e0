import type { Seat } from "@serpentarium/core";
import type { Kind } from "./material/cards.ts";
import { type Cell, type EndName, placeOf, type Snake } from "./material/snake.ts";

/*
 * The ids of the places on the board, that events, refusals and targets name. Cells are named by where they lie, so that they
 * keep their names as a snake grows.
 */

export const DIE = "die";
export const HAND = "hand";
/** The cards of a kind in the deck. */
export const deckSpace = (kind: Kind): string => `deck-${kind}`;
/** The cards of a kind in hand. */
export const handSpace = (kind: Kind): string => `hand-${kind}`;
/** The snake of a seat. */
export const tableOf = (seat: Seat): string => `table-${seat + 1}`;
/** The cell that an end faces. */
export const endSpace = (seat: Seat, end: EndName): string => `${tableOf(seat)}-${end}`;

/** Something on a cell, by where the cell lies, as `card-1-2.0`. */
export function placeId(what: string, seat: Seat, snake: Snake, cell: Cell): string {
  const { x, y } = placeOf(snake, cell);
  return `${what}-${seat + 1}-${x}.${y}`;
}
/** A cell by where it lies, as `table-1-2.0`. */
export const cellSpace = (seat: Seat, snake: Snake, cell: Cell): string =>
  placeId("table", seat, snake, cell);
