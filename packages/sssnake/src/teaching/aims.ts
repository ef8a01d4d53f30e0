import { hasWon, type Seat } from "@serpentarium/core";
import { sssnake } from "../game.ts";
import { missing } from "../material/finish.ts";
import { type Position, snakeOfSeat } from "../position.ts";

/** The number of cards that the snake of a seat is short. */
export const cardsMissing = (position: Position, seat: Seat): number => missing(snakeOfSeat(position, seat));

/** Whether player 1 wins whatever is laid; false if a roll or a draw comes first. */
export function isForcedWin(position: Position): boolean {
  if (position.phase === "over") return hasWon(position, 0);
  if (sssnake.toAct(position) === "chance") return false;
  return sssnake.legalActions(position).every((action) => isForcedWin(sssnake.apply(position, action)));
}
