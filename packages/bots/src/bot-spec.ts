import type { Budget } from "./budget.ts";
import type { SearchOptions } from "./search/options.ts";

/** Plays any legal action. */
export interface RandomSpec {
  readonly bot: "random";
}

/** Plays the action after which it stands best. */
export interface GreedySpec extends Pick<SearchOptions, "worth"> {
  readonly bot: "greedy";
}

/** Searches for so long before it plays. */
export interface MctsSpec extends Budget, SearchOptions {
  readonly bot: "mcts";
}

/** A bot as plain data: what a worker, a command line and a table of levels name it by. */
export type BotSpec = RandomSpec | GreedySpec | MctsSpec;
