import type { Position } from "@serpentarium/serpent-cartes";
import type { RuleEvent } from "../events.ts";

/** The card of player 2's pawn, yellow; 0 off the row. */
export const yellowCard = (position: Position): number =>
  "pawns" in position ? (position.pawns[1] ?? 0) : 0;

/** Whether the events include one of a type. */
export const hasEvent = (events: readonly RuleEvent[], type: RuleEvent["type"]): boolean =>
  events.some((event) => event.type === type);
