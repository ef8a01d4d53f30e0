/** The required speed ratio of two tasks, on any machine. */
export interface RatioGoal {
  readonly of: string;
  readonly against: string;
  readonly atLeast: number;
}

/** The required actions per second, if no other task does the same work. Far below the figure of any machine. */
export interface FloorGoal {
  readonly of: string;
  readonly actionsPerSecond: number;
}

export type Goal = RatioGoal | FloorGoal;

/** Work that can be timed repeatedly. */
export interface Workload {
  /** The number of units in one run, such as games or events. */
  readonly units: number;
  /** Sets up one run; not timed. */
  prepare?(): void | Promise<void>;
  /** Runs the work. A promise is awaited. */
  run(): void | Promise<void>;
  /** Whether `run` returns a promise. */
  readonly isAsync?: boolean;
  /** Whether other threads do a part of the work: it is then measured in time, not in processor time. */
  readonly isParallel?: boolean;
}

/** Something to time. */
export interface Task {
  readonly name: string;
  /** Prepares the work. Only called in the process that times the task, so that it does not slow down others. */
  start(): Workload;
}

/** The plain data of a subject. */
export interface SubjectInfo {
  readonly name: string;
  /** The unit that is counted. */
  readonly unit: "actions" | "games" | "rows" | "events" | "iterations" | "requests" | "positions";
  readonly actions: number;
  readonly goals: readonly Goal[];
}

/** Tasks that do the same work in different ways, and the goals for their ratios. */
export interface Subject {
  readonly tasks: readonly Task[];
  /** Checks that the tasks do the same work. @throws Error if they do not */
  check(): SubjectInfo;
}
