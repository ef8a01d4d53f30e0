import { FREE } from "./contents.ts";
import type { Heading } from "./grid.ts";

/** What must be known to take a step back. */
export interface Trace {
  held: number;
  enemyLength: number;
  adult: boolean;
  reserve: number;
  ownApples: number;
  last: Heading;
  start: number;
  content: number;
  ate: boolean;
}

export const noTrace = (): Trace => ({
  held: 0,
  enemyLength: 0,
  adult: false,
  reserve: 0,
  ownApples: 0,
  last: -1,
  start: 0,
  content: FREE,
  ate: false,
});
