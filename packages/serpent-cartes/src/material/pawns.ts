import type { Seat } from "@serpentarium/core";
import { OFF } from "./track.ts";

/** The card number of each seat's pawn; 0 for one that is not on the row. */
export type Pawns = readonly number[];

/** The seats of so many players. */
export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat);

export const allOff = (seats: number): Pawns => Array.from({ length: seats }, () => OFF);

/**
 * Puts a pawn that came to rest on a card, or left the row, in its place: those that stood there first start again
 * (`turn.collision`), unless it entered in this turn (`turn.safe-entry`).
 */
export function settle(pawns: number[], seat: number, card: number, entering: boolean): void {
  if (!entering && card !== OFF) {
    for (let other = 0; other < pawns.length; other++) if (pawns[other] === card) pawns[other] = OFF;
  }
  pawns[seat] = card;
}

/** The pawns after {@link settle}. */
export function settled(pawns: Pawns, seat: number, card: number, entering: boolean): number[] {
  const after = pawns.slice();
  settle(after, seat, card, entering);
  return after;
}

/** The seats other than one whose pawns stand on a card. */
export const othersOn = (pawns: Pawns, card: number, seat: number): number[] =>
  pawns.flatMap((at, other) => (at === card && other !== seat ? [other] : []));
