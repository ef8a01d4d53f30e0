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

/** Searches within its budget before it plays. */
export interface MctsSpec extends Budget, MctsOptions {
  readonly bot: "mcts";
  /**
   * The rate of mistakes: an action whose share is smaller by this much than the best one is played 1/e times as often. 0, the default,
   * always plays the best.
   */
  readonly temperature?: number;
}

/** A bot as plain data, for workers, command lines and tables of levels. */
export type BotSpec = RandomSpec | GreedySpec | MctsSpec;
