import type { Seat } from "@serpentarium/core";
import { OFF_ROW } from "./rest-table.ts";

/** The card number of each seat's pawn; 0 for a pawn off the row. */
export type PawnCards = readonly number[];

/** The seats of `count` players. */
export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat);

export const pawnsOffRow = (seats: number): PawnCards => Array.from({ length: seats }, () => OFF_ROW);

/**
 * Puts a pawn on the card where it rests, or off the row, in place. Other pawns on that card leave the row
 * (`turn.collision`), unless the pawn entered in this turn (`turn.safe-entry`).
 */
export function placePawn(pawns: number[], seat: number, card: number, entering: boolean): void {
  if (!entering && card !== OFF_ROW) {
    for (let other = 0; other < pawns.length; other++) if (pawns[other] === card) pawns[other] = OFF_ROW;
  }
  pawns[seat] = card;
}

/** A copy of the pawns after {@link placePawn}. */
export function withPawnPlaced(pawns: PawnCards, seat: number, card: number, entering: boolean): number[] {
  const after = pawns.slice();
  placePawn(after, seat, card, entering);
  return after;
}

/** The seats whose pawns are on a card, except one seat. */
export const otherSeatsOnCard = (pawns: PawnCards, card: number, seat: number): number[] => {
  const seats: number[] = [];
  // called for each card of each scene: `flatMap` would allocate a list for every pawn
  for (const [other, at] of pawns.entries()) if (at === card && other !== seat) seats.push(other);
  return seats;
};
