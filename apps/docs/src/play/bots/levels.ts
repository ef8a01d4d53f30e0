import { checkBot, LEVELS, type Level } from "@serpentarium/bots";
import type { Game, Text } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/turn";
import { WORDS } from "../wording.ts";

/** Whether programs can think about a game: one that hides something must say how that may lie. */
export const canThink = (game: Game): boolean => checkBot(game, { bot: "mcts" }).ok;

/** The levels that can sit down to a game. */
export const levelsFor = (game: Game): readonly Level[] => (canThink(game) ? LEVELS : []);

/** What sits under a name, in a word or two. */
export function occupantTitle(name: string | undefined): Text {
  if (name === undefined || name === PERSON) return WORDS.aPerson;
  return LEVELS.find(({ id }) => id === name)?.title ?? WORDS.aProgram;
}
