import type { BotSpec } from "./bot-spec.ts";

/** A playing strength. Its title is the message `bots.levels.<id>`, and the name of a bot at this level `bots.names.<id>`. */
export interface Level {
  readonly id: string;
  readonly bot: BotSpec;
}

/**
 * The levels that players choose from, weakest first. They differ in search effort and in the size of mistakes: in games of luck,
 * search effort alone hardly affects strength. Styles lead the mistakes of two. The README repeats these numbers.
 */
export const LEVELS = [
  {
    id: "beginner",
    bot: { bot: "mcts", iterations: 8, solverNodes: 0, rolloutLimit: null },
  },
  {
    id: "easy",
    bot: { bot: "mcts", iterations: 100, solverNodes: 0, temperature: 0.12, style: "greedy" },
  },
  {
    id: "good",
    bot: { bot: "mcts", iterations: 500, temperature: 0.05, style: "careful" },
  },
  {
    id: "strong",
    bot: { bot: "mcts", iterations: 50_000, milliseconds: 2500 },
  },
] as const satisfies readonly Level[];

/** The id of one of {@link LEVELS}. */
export type LevelId = (typeof LEVELS)[number]["id"];

/** Whether a name is the id of one of {@link LEVELS}. */
export const isLevel = (name: string | undefined): name is LevelId => LEVELS.some(({ id }) => id === name);
