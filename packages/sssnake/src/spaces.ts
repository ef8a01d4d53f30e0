import type { Seat } from "@serpentarium/core";
import type { CardKind } from "./material/cards.ts";
import { type Cell, coordinatesOf, type EndLetter, type SnakeGrid } from "./material/snake.ts";

/*
 * The ids of the spaces of the board, used by events, refusals and targets. Cells are named by coordinates, so that the ids stay
 * the same when a snake grows.
 */

export const DIE = "die";
export const HAND = "hand";
/** The space of a kind of cards in the deck. */
export const deckKindSpaceId = (kind: CardKind): string => `deck-${kind}`;
/** The space of a kind of cards in hand. */
export const handKindSpaceId = (kind: CardKind): string => `hand-${kind}`;
/** The table of a seat, with its snake. */
export const tableSpaceId = (seat: Seat): string => `table-${seat + 1}`;
/** The target of an end: the cell that it faces. */
export const endTargetId = (seat: Seat, end: EndLetter): string => `${tableSpaceId(seat)}-${end}`;

/** The id of an item on a cell, by its coordinates, such as `card-1-2.0`. */
export function cellItemId(prefix: string, seat: Seat, snake: SnakeGrid, cell: Cell): string {
  const { x, y } = coordinatesOf(snake, cell);
  return `${prefix}-${seat + 1}-${x}.${y}`;
}
/** The space of a cell, such as `table-1-2.0`. */
export const cellSpaceId = (seat: Seat, snake: SnakeGrid, cell: Cell): string =>
  cellItemId("table", seat, snake, cell);
