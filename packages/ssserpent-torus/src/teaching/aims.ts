import type { Position } from "@serpentarium/ssserpent";
import type { RuleEvent } from "../events.ts";
import { ssserpentTorus } from "../game.ts";

/** Whether an apple was eaten on a cell. */
export const hasEatenOn = (events: readonly RuleEvent[], cell: string): boolean =>
  events.some((event) => event.type === "ate" && event.cell === cell);

/** Whether a yellow piece was bitten off. */
export const hasBitten = (events: readonly RuleEvent[]): boolean => events.some(({ type }) => type === "cut");

/** Whether yellow is to move and no legal move eats an apple. */
export const yellowCannotEat = (position: Position): boolean =>
  position.phase === "move" &&
  position.toAct === 1 &&
  ssserpentTorus
    .legalActions(position)
    .every((action) => ssserpentTorus.events(position, action).every(({ type }) => type !== "ate"));
