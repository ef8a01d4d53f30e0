import type { Message } from "@serpentarium/core";
import type { BotSpec } from "./bot-spec.ts";

/** A named playing strength. */
export interface Level {
  readonly id: string;
  readonly title: Message;
  /** What a bot of this level is called at a table: a name in English, a noun in French. */
  readonly botTitle: Message;
  readonly bot: BotSpec;
}

/**
 * The levels that players choose from, weakest first. They differ in how much they search, and in how large their mistakes are:
 * where luck decides much, a search alone hardly tells them apart.
 */
export const LEVELS = [
  {
    id: "beginner",
    title: { en: "Beginner", fr: "Débutant" },
    botTitle: { en: "Beginner bot", fr: "Robot débutant" },
    bot: { bot: "mcts", iterations: 8, solverNodes: 0, rolloutLimit: null },
  },
  {
    id: "easy",
    title: { en: "Easy", fr: "Facile" },
    botTitle: { en: "Easy bot", fr: "Robot facile" },
    bot: { bot: "mcts", iterations: 100, solverNodes: 0, temperature: 0.12 },
  },
  {
    id: "good",
    title: { en: "Good", fr: "Bon" },
    botTitle: { en: "Good bot", fr: "Bon robot" },
    bot: { bot: "mcts", iterations: 500, temperature: 0.05 },
  },
  {
    id: "strong",
    title: { en: "Strong", fr: "Fort" },
    botTitle: { en: "Strong bot", fr: "Robot fort" },
    bot: { bot: "mcts", iterations: 50_000, milliseconds: 2500 },
  },
] as const satisfies readonly Level[];

/** The id of one of {@link LEVELS}. */
export type LevelId = (typeof LEVELS)[number]["id"];
