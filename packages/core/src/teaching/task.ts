import type { Goal } from "./goal.ts";
import type { TeachingPosition } from "./teaching-position.ts";

/** A wrong attempt that a learner may make, with its explanation. */
export type Mistake =
  /** An action that the clause forbids. */
  | { readonly play: string; readonly refused: string }
  /** Legal actions, in order, that miss the goal. Words explain why under `lesson.<task>.mistakes.<id>`. */
  | { readonly id: string; readonly play: readonly string[] };

/**
 * A task of a lesson: a position, and a goal. The learner plays the actions of all seats. Words hold under `lesson.<id>` its `title`, the
 * `instruction` in one or two sentences, `hints` from vague to nearly the solution under `1`, `2` and so on, and the `conclusion`: what the
 * learner has learned.
 */
export interface Task extends TeachingPosition {
  /** Permanent within the game: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** The maximal number of actions; 1 by default. */
  readonly maxActions?: number;
  /** The goal that the actions have to reach. */
  readonly goal: Goal;
  /**
   * Solutions, each a list of actions in notation; simultaneous choices are in the order of the seats. Other actions that reach the goal
   * are accepted, too.
   */
  readonly solutions: readonly (readonly string[])[];
  readonly mistakes: readonly Mistake[];
}
