import type { Worth } from "../worth.ts";

/** How far the exact solver may go. */
export interface SolveLimits {
  /** How many positions it may look at; those that it comes to again count again. */
  readonly nodes?: number;
  /** How many positions it may remember. */
  readonly memory?: number;
  /** How many actions it may look ahead. */
  readonly depth?: number;
  readonly worth?: Worth;
}

export const SOLVE_DEFAULTS: Required<SolveLimits> = {
  nodes: 1_000_000,
  memory: 300_000,
  depth: 400,
  worth: "wins",
};

/** What is left of the limits while a solver is at work. */
export class Allowance {
  /** Positions looked at. */
  nodes = 0;
  /** Whether something lay further ahead than was looked. */
  cut = false;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get spent(): boolean {
    return this.nodes >= this.#most;
  }

  /** Whether one more position may be looked at, so many actions ahead of the last that are looked at. */
  take(depth: number): boolean {
    if (depth === 0) this.cut = true;
    if (depth === 0 || this.spent) return false;
    this.nodes++;
    return true;
  }
}
