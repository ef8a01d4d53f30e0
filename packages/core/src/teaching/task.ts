import type { GameTypes } from "../game.ts";
import type { Text } from "../text.ts";
import type { Setting } from "./setting.ts";

/** What a learner may try that does not do, and why not. */
export type Mistake<ClauseId extends string = string> =
  /** An action that the clause forbids. */
  | { readonly play: string; readonly refused: ClauseId }
  /** Legal actions, one after the other, that do not reach the aim. */
  | { readonly play: readonly string[]; readonly because: Text };

/**
 * A task of a lesson: a position, something to do there, and how to tell that it is done. All actions are the
 * learner's, whichever seat acts.
 */
export interface Task<T extends GameTypes = GameTypes> extends Setting<T["clause"]> {
  /** Permanent within the game: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly title: Text;
  /** What to do, in a sentence or two. */
  readonly task: Text;
  /** How many actions it takes at most; one when left out. */
  readonly within?: number;
  /** Ways to do it, each some actions in notation. Whatever else reaches the aim is accepted, too. */
  readonly solutions: readonly (readonly string[])[];
  /** From a nudge to all but the answer. */
  readonly hints: readonly Text[];
  readonly mistakes: readonly Mistake<T["clause"]>[];
  /** What has been learned, told once the task is done. */
  readonly done: Text;
  /**
   * Whether the aim is reached.
   *
   * @param after - the position after the actions
   * @param events - what all the actions did, in order
   */
  reaches(after: T["position"], events: readonly T["event"][]): boolean;
}
