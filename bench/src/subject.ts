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

/** Work that can be timed, over and over. */
export interface Run {
  /** How many games or events one run is. */
  readonly units: number;
  /** Sets up one run; not timed. */
  prepare?(): void;
  /** Where it gives a promise, that is waited for. */
  run(): void | Promise<void>;
  /** Whether it does. */
  readonly isAsync?: boolean;
}

/** Something to be timed. */
export interface Task {
  readonly name: string;
  /** Gets ready; only called where the task is timed, so that no other one is slowed down by it. */
  start(): Run;
}

/** What is told of a subject: plain data. */
export interface About {
  readonly name: string;
  /** What is counted. */
  readonly unit: "games" | "rows" | "events" | "iterations";
  /** How many actions one of these is, on average. */
  readonly actions: number;
  readonly goals: readonly Goal[];
}

/** Tasks that do the same work in different ways, and how they should compare. */
export interface Subject {
  readonly tasks: readonly Task[];
  /** Makes sure that the tasks do the same work. @throws Error when they do not */
  check(): About;
}
