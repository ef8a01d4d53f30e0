import type { Task } from "./measure.ts";

/** How many times as fast one task must be as another: the same on every machine. */
export interface Ratio {
  readonly of: string;
  readonly against: string;
  readonly atLeast: number;
}

/** How many actions a second a task must make, where nobody else does the same work: far less than any machine's figure. */
export interface Floor {
  readonly of: string;
  readonly actionsPerSecond: number;
}

export type Goal = Ratio | Floor;

/** Tasks that do the same work in different ways, and how they should compare. */
export interface Subject {
  readonly name: string;
  /** What is counted. */
  readonly unit: "games" | "rows" | "events";
  /** How many actions one of these is, on average. */
  readonly actions: number;
  readonly tasks: readonly Task[];
  readonly goals: readonly Goal[];
}
