import type { Task } from "./measure.ts";

/** How many times as fast one task must be as another. */
export interface Goal {
  readonly of: string;
  readonly against: string;
  readonly atLeast: number;
}

/** Tasks that do the same work in different ways, and how they should compare. */
export interface Subject {
  readonly name: string;
  /** What is counted. */
  readonly unit: "games" | "events";
  /** How many actions one of these is, on average. */
  readonly actions: number;
  readonly tasks: readonly Task[];
  readonly goals: readonly Goal[];
}
