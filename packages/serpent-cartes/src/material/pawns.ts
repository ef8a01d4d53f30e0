import type { Seat } from "@serpentarium/core";
import type { Options } from "../options.ts";
import { OFF_ROW } from "./rest-table.ts";

/** The card number of each seat's pawn; 0 for a pawn off the row. */
export type PawnCards = readonly number[];

/** The seats of `count` players. */
export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat);

export const pawnsOffRow = (seats: number): PawnCards => new Array<number>(seats).fill(OFF_ROW);

/**
 * Puts a pawn on the card where it comes to rest, or off the row, in place. If other pawns are on that card, it leaves the row with
 * `arriver`; with `earlier` they do (`turn.collision`), unless the pawn enters in this turn (`turn.safe-entry`).
 */
export function placePawn(pawns: number[], seat: Seat, card: number, collision: Options["collision"]): void {
  const drivesOut = collision === "earlier" && pawns[seat] !== OFF_ROW;
  let end = card;
  for (let other = 0; other < pawns.length; other++) {
    if (pawns[other] !== card || other === seat) continue;
    if (collision === "arriver") end = OFF_ROW;
    else if (drivesOut) pawns[other] = OFF_ROW;
  }
  pawns[seat] = end;
}

/** A copy of the pawns after {@link placePawn}. */
export function withPawnPlaced(
  pawns: PawnCards,
  seat: Seat,
  card: number,
  collision: Options["collision"],
): number[] {
  const after = pawns.slice();
  placePawn(after, seat, card, collision);
  return after;
}

/** The seats whose pawns are on a card, except one seat. */
export const otherSeatsOnCard = (pawns: PawnCards, card: number, seat: number): number[] => {
  const seats: number[] = [];
  // called for each card of each scene: `flatMap` would allocate a list for every pawn
  for (const [other, at] of pawns.entries()) if (at === card && other !== seat) seats.push(other);
  return seats;
};
