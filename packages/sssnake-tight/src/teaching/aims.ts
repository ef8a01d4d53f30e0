import { hasWon, type Seat } from "@serpentarium/core";
import type { Position } from "@serpentarium/sssnake";
import type { Event } from "../events.ts";
import { sssnakeTight } from "../game.ts";

/** How many parts the snake of a seat is short: a seat scores minus that. */
export const short = (position: Position, seat: Seat): number =>
  -(sssnakeTight.scores?.(position)[seat] ?? Number.NaN);

/** Whether the snake has come through a part that was loose. */
export const hasTakenIn = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === "taken-in");

/** Whether player 1 wins, whatever is laid from there on; as long as no die is thrown. */
export function isBoundToWin(position: Position): boolean {
  if (position.phase === "over") return hasWon(position, 0);
  if (sssnakeTight.toAct(position) === "chance") return false;
  return sssnakeTight
    .legalActions(position)
    .every((action) => isBoundToWin(sssnakeTight.apply(position, action)));
}
