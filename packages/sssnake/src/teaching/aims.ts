import { hasWon, type Seat } from "@serpentarium/core";
import { sssnake } from "../game.ts";
import { missing } from "../material/finish.ts";
import { type Position, snakeOf } from "../position.ts";

/** How many cards the snake of a seat is short. */
export const short = (position: Position, seat: Seat): number => missing(snakeOf(position, seat));

/** Whether player 1 wins, whatever is laid from there on; as long as no die is thrown. */
export function isBoundToWin(position: Position): boolean {
  if (position.phase === "over") return hasWon(position, 0);
  if (sssnake.toAct(position) === "chance") return false;
  return sssnake.legalActions(position).every((action) => isBoundToWin(sssnake.apply(position, action)));
}
