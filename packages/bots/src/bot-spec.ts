import type { Aim } from "@serpentarium/core";
import type { Budget } from "./budget.ts";
import type { MctsOptions } from "./search/options.ts";

/** Plays a random legal action. */
export interface RandomSpec {
  readonly bot: "random";
}

/** Plays the action with the highest estimated value for its own seat. */
export interface GreedySpec {
  readonly bot: "greedy";
  readonly aim?: Aim;
}

/**
 * What a bot looks at beside the result of its search: `greedy` at how good the position looks right after an action, `careful` at how bad
 * it can look after the next one.
 */
export type Style = "greedy" | "careful";

/** Searches within its budget before it plays. */
export interface MctsSpec extends Budget, MctsOptions {
  readonly bot: "mcts";
  /**
   * The rate of mistakes: an action whose share is smaller by this much than the best one is played 1/e times as often. 0, the default,
   * always plays the best.
   */
  readonly temperature?: number;
  /** What leads its mistakes; without one, all actions of the same share are alike to it. */
  readonly style?: Style;
}

/** A bot as plain data, for workers, command lines and tables of levels. */
export type BotSpec = RandomSpec | GreedySpec | MctsSpec;
