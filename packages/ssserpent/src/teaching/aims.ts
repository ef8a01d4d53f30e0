import type { RuleEvent } from "../events.ts";
import { ssserpent } from "../game.ts";
import type { Position } from "../position.ts";

/** Whether an apple was eaten on a cell. */
export const hasEatenOn = (events: readonly RuleEvent[], cell: string): boolean =>
  events.some((event) => event.type === "ate" && event.cell === cell);

/** The number of blue apples eaten. */
export const blueApplesEaten = (events: readonly RuleEvent[]): number =>
  events.filter((event) => event.type === "ate" && event.appleColour === "blue").length;

/** The number of yellow pieces bitten off. */
export const piecesBitten = (events: readonly RuleEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === "cut" ? event.count : 0), 0);

/** Whether yellow is to move and no legal move eats an apple. */
export const yellowCannotEat = (position: Position): boolean =>
  position.phase === "move" &&
  position.toAct === 1 &&
  ssserpent
    .legalActions(position)
    .every((action) => ssserpent.events(position, action).every(({ type }) => type !== "ate"));
