import type { Event } from "../events.ts";
import { ssserpent } from "../game.ts";
import type { Position } from "../position.ts";

/** Whether an apple was eaten on that cell. */
export const ateOn = (events: readonly Event[], cell: string): boolean =>
  events.some((event) => event.type === "ate" && event.cell === cell);

/** How many blue apples were eaten. */
export const blueEaten = (events: readonly Event[]): number =>
  events.filter((event) => event.type === "ate" && event.fruit === "blue").length;

/** How many yellow pieces were bitten off. */
export const bittenOff = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === "cut" ? event.count : 0), 0);

/** Whether yellow is to move, and none of its moves eats anything. */
export const yellowStarves = (position: Position): boolean =>
  position.phase === "move" &&
  position.toAct === 1 &&
  ssserpent
    .legalActions(position)
    .every((action) => ssserpent.narrate(position, action).every(({ type }) => type !== "ate"));
