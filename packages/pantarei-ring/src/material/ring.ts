import type { Direction, Row } from "@serpentarium/pantarei";
import { type Landing, pieceAt, pileSpace, VALUE_OF } from "@serpentarium/pantarei/parts";
import type { ClauseId } from "../clauses.ts";

/** How many piles the top piece of a pile has to go; the neutral one goes 0. */
const distanceOf = (row: Row, pile: number): number => VALUE_OF[pieceAt(row, pile)] as number;

/** Round a ring, counting on past the last pile and the first (`ring.closed`). */
export const ROUND: Landing<ClauseId> = {
  to(row, pile, direction) {
    const piles = row.ends.length;
    const distance = distanceOf(row, pile);
    // it would come back to its own pile, or go past it (`ring.full-turn`)
    if (distance >= piles) return -1;
    return (pile + (direction === "R" ? distance : piles - distance)) % piles;
  },
  refuse(row, { pile }) {
    const data = { pile: pile + 1, distance: distanceOf(row, pile) };
    return { clause: "ring.full-turn", data, spaces: [pileSpace(pile)] };
  },
};

/** Whether a move goes past the place where the head bites the tail, between the last pile and the first. */
export function isPastHead(row: Row, pile: number, direction: Direction): boolean {
  const distance = distanceOf(row, pile);
  return direction === "R" ? pile + distance >= row.ends.length : pile < distance;
}
