import type { Text } from "@serpentarium/core";
import type { BotSpec } from "./bot-spec.ts";

/** A named playing strength. */
export interface Level {
  readonly id: string;
  readonly title: Text;
  readonly bot: BotSpec;
}

/** The levels that players choose from, weakest first. */
export const LEVELS = [
  {
    id: "beginner",
    title: { en: "Beginner", fr: "Débutant" },
    bot: { bot: "mcts", iterations: 8, solverNodes: 0, rolloutLimit: null },
  },
  {
    id: "easy",
    title: { en: "Easy", fr: "Facile" },
    bot: { bot: "mcts", iterations: 100, solverNodes: 0, rolloutLimit: 4 },
  },
  { id: "good", title: { en: "Good", fr: "Bon" }, bot: { bot: "mcts", iterations: 500 } },
  {
    id: "strong",
    title: { en: "Strong", fr: "Fort" },
    bot: { bot: "mcts", iterations: 50_000, milliseconds: 2500 },
  },
] as const satisfies readonly Level[];

/** The id of one of {@link LEVELS}. */
export type LevelId = (typeof LEVELS)[number]["id"];
