import type { GameTypes } from "@serpentarium/core";
import type { PositionSearch } from "./search/search.ts";

/** Limits of thinking: it stops when one of them is reached or the position is solved. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** Returns the current time in milliseconds. */
export type TimeSource = () => number;

/** Iterations between two readings of the clock. */
const BATCH_SIZE = 16;

/** The iterations of a budget without limits. */
export const DEFAULT_ITERATIONS = 1000;

const systemClock: TimeSource = () => performance.now();

/** Tracks the rest of a budget. */
export class BudgetTracker {
  readonly #clock: TimeSource;
  readonly #end: number;
  #left: number;

  constructor({ iterations, milliseconds }: Budget, clock: TimeSource = systemClock) {
    this.#clock = clock;
    this.#end = milliseconds === undefined ? Number.POSITIVE_INFINITY : clock() + milliseconds;
    this.#left = iterations ?? (milliseconds === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
  }

  /** Searches until the budget or the given time is used up. Returns whether the search can continue. */
  run<T extends GameTypes>(search: PositionSearch<T>, milliseconds = Number.POSITIVE_INFINITY): boolean {
    const deadline = this.#clock() + milliseconds;
    let now = this.#clock();
    while (this.#left > 0 && now < this.#end && now < deadline) {
      this.#left -= search.run(Math.min(BATCH_SIZE, this.#left));
      if (search.isSettled) return false;
      now = this.#clock();
    }
    return this.#left > 0 && now < this.#end;
  }
}
