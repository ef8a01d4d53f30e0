import type { RuleEvent } from "../events.ts";
import type { Position } from "../position.ts";

/** The card of a seat's pawn; 0 off the row and before the first turn. */
export const cardOf = (position: Position, seat: number): number =>
  "pawns" in position ? (position.pawns[seat] ?? 0) : 0;

/** Whether the events include one of a type. */
export const hasEvent = (events: readonly RuleEvent[], type: RuleEvent["type"]): boolean =>
  events.some((event) => event.type === type);
