import type { GameTypes } from "@serpentarium/core";
import type { Search } from "./search/search.ts";

/** How long to think: until the one or the other is used up, or everything is known. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** A clock, in milliseconds. */
export type Clock = () => number;

/** How many iterations are made between two looks at the clock. */
const BATCH = 16;

/** What nobody limits goes on for so many iterations. */
export const DEFAULT_ITERATIONS = 1000;

const systemClock: Clock = () => performance.now();

/** A budget that is being used up. */
export class Spending {
  readonly #clock: Clock;
  readonly #end: number;
  #left: number;

  constructor({ iterations, milliseconds }: Budget, clock: Clock = systemClock) {
    this.#clock = clock;
    this.#end = milliseconds === undefined ? Number.POSITIVE_INFINITY : clock() + milliseconds;
    this.#left = iterations ?? (milliseconds === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
  }

  /** Searches until the budget is used up, or for so long; tells whether something is left to be done. */
  spend<T extends GameTypes>(search: Search<T>, milliseconds = Number.POSITIVE_INFINITY): boolean {
    const pause = this.#clock() + milliseconds;
    let now = this.#clock();
    while (this.#left > 0 && now < this.#end && now < pause) {
      this.#left -= search.run(Math.min(BATCH, this.#left));
      if (search.settled) return false;
      now = this.#clock();
    }
    return this.#left > 0 && now < this.#end;
  }
}
