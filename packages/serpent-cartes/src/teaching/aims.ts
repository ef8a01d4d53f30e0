import type { Event } from "../events.ts";
import type { Position } from "../position.ts";

/** The card on which the pawn of a seat stands; 0 beside the row, and before there are pawns. */
export const cardOf = (position: Position, seat: number): number =>
  "pawns" in position ? (position.pawns[seat] ?? 0) : 0;

/** Whether something of that kind happened. */
export const did = (events: readonly Event[], type: Event["type"]): boolean =>
  events.some((event) => event.type === type);
