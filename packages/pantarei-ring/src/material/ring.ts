import type { Direction, Row } from "@serpentarium/pantarei";
import { type LandingRules, pieceAt, pileSpaceId, VALUE_BY_PIECE } from "@serpentarium/pantarei/parts";
import type { ClauseId } from "../clauses.ts";

/** The distance of the top piece of a pile, in piles; 0 for the neutral piece. */
const distanceOf = (row: Row, pile: number): number => VALUE_BY_PIECE[pieceAt(row, pile)] as number;

/** Landing on a ring: counting continues past the last pile and the first (`ring.closed`). */
export const RING_LANDING: LandingRules<ClauseId> = {
  destination(row, pile, direction) {
    const piles = row.pileEnds.length;
    const distance = distanceOf(row, pile);
    // the piece would reach or pass its own pile (`ring.full-turn`)
    if (distance >= piles) return -1;
    return (pile + (direction === "R" ? distance : piles - distance)) % piles;
  },
  refuse(row, { pile }) {
    const data = { pile: pile + 1, distance: distanceOf(row, pile) };
    return { clause: "ring.full-turn", data, spaces: [pileSpaceId(pile)] };
  },
};

/** Whether a move goes past the head, between the last pile and the first. */
export function isPastHead(row: Row, pile: number, direction: Direction): boolean {
  const distance = distanceOf(row, pile);
  return direction === "R" ? pile + distance >= row.pileEnds.length : pile < distance;
}
