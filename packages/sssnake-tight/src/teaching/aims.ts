import { hasWon, type Seat } from "@serpentarium/core";
import type { Position } from "@serpentarium/sssnake";
import type { RuleEvent } from "../events.ts";
import { sssnakeTight } from "../game.ts";

/** The number of parts that the snake of a seat is short: minus the score of the seat. */
export const partsMissing = (position: Position, seat: Seat): number =>
  -(sssnakeTight.scores?.(position)[seat] ?? Number.NaN);

/** Whether a loose part was joined. */
export const hasJoinedPart = (events: readonly RuleEvent[]): boolean =>
  events.some(({ type }) => type === "part-joined");

/** Whether player 1 wins whatever is laid; false if a roll or a draw comes first. */
export function isForcedWin(position: Position): boolean {
  if (position.phase === "over") return hasWon(position, 0);
  if (sssnakeTight.toAct(position) === "chance") return false;
  return sssnakeTight
    .legalActions(position)
    .every((action) => isForcedWin(sssnakeTight.apply(position, action)));
}
