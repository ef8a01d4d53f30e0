import type { Direction, Row } from "@serpentarium/pantarei";
import { canActWith, isOwnTop, type Landing, pieceAt, VALUE_OF } from "@serpentarium/pantarei/parts";

/** How many piles the top piece of a pile has to go; the neutral one goes 0. */
export const distanceOf = (row: Row, pile: number): number => VALUE_OF[pieceAt(row, pile)] as number;

/** The pile that the top piece of a pile comes to, counting on past the last pile and the first (`ring.closed`). */
export const landing: Landing = (row, pile, direction) => {
  const piles = row.ends.length;
  const distance = distanceOf(row, pile) % piles;
  return (pile + (direction === "R" ? distance : piles - distance)) % piles;
};

/** Whether a move goes past the place where the head bites the tail, between the last pile and the first. */
export function isPastHead(row: Row, pile: number, direction: Direction): boolean {
  const distance = distanceOf(row, pile);
  return direction === "R" ? pile + distance >= row.ends.length : pile < distance;
}

/** Whether the top piece of a pile would come back to its own pile, or go past it (`ring.full-turn`). */
export const isFullTurn = (row: Row, pile: number): boolean => distanceOf(row, pile) >= row.ends.length;

/** Whether both ways lead from a pile to the same one, on the other side of the ring (`ring.opposite`). */
export const isOpposite = (row: Row, pile: number): boolean => 2 * distanceOf(row, pile) === row.ends.length;

/** Whether a colour has something to play in the ring: short of a full turn every piece can go. */
export const canAct = canActWith((row, colour) =>
  row.ends.some((_, pile) => isOwnTop(row, pile, colour) && !isFullTurn(row, pile)),
);
