import type { Position } from "@serpentarium/serpent-cartes";
import type { Event } from "../events.ts";

/** The card on which the pawn of player 2, yellow, stands; 0 beside the row. */
export const yellowCard = (position: Position): number =>
  "pawns" in position ? (position.pawns[1] ?? 0) : 0;

/** Whether something of that kind happened. */
export const did = (events: readonly Event[], type: Event["type"]): boolean =>
  events.some((event) => event.type === type);
