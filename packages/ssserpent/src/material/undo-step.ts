import { FREE } from "./contents.ts";
import type { Heading } from "./grid.ts";

/** The state that is restored when a step is undone. */
export interface UndoStep {
  held: number;
  enemyStart: number;
  adult: boolean;
  reserve: number;
  ownApples: number;
  lastHeading: Heading;
  start: number;
  content: number;
  hasEaten: boolean;
}

export const emptyUndoStep = (): UndoStep => ({
  held: 0,
  enemyStart: 0,
  adult: false,
  reserve: 0,
  ownApples: 0,
  lastHeading: -1,
  start: 0,
  content: FREE,
  hasEaten: false,
});
