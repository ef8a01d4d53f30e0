import type { Goal } from "./goal.ts";
import type { TeachingPosition } from "./teaching-position.ts";

/** A wrong attempt that a learner may make, and why it is wrong. */
export type Mistake =
  /** An action that the clause forbids. */
  | { readonly play: string; readonly refused: string }
  /** Legal actions, one after the other, that miss the goal. Words hold why under `lesson.<task>.mistakes.<id>`. */
  | { readonly id: string; readonly play: readonly string[] };

/**
 * A task of a lesson: a position, and a goal. The learner plays all actions, whichever seat acts. Words hold under `lesson.<id>` its
 * `title`, the `instruction` (what to do, in a sentence or two), `hints` from vague to nearly the solution under `1`, `2` and so on,
 * and the `conclusion`: what the learner has learned.
 */
export interface Task extends TeachingPosition {
  /** Permanent within the game: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** The maximum number of actions; 1 when left out. */
  readonly maxActions?: number;
  /** What has to be reached. */
  readonly goal: Goal;
  /**
   * Solutions, each a list of actions in notation; where several seats choose at once, in the order of the seats. Other actions that
   * reach the goal are accepted too.
   */
  readonly solutions: readonly (readonly string[])[];
  readonly mistakes: readonly Mistake[];
}
