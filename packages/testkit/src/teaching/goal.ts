import type { Game } from "@serpentarium/core";
import type { EventPattern, Goal } from "@serpentarium/core/teaching";
import { isDraft } from "../draft.ts";
import type { CheckedWords } from "../game-words.ts";

function patternsIn(goal: Goal): readonly EventPattern[] {
  if ("event" in goal) return [goal.event];
  if ("events" in goal) return [goal.events];
  if ("all" in goal) return goal.all.flatMap(patternsIn);
  if ("not" in goal) return patternsIn(goal.not);
  if ("some" in goal) return patternsIn(goal.some);
  return "every" in goal ? patternsIn(goal.every) : [];
}

/** Checks that a goal names clauses and types of events that the game has. Returns a list of problems. */
export function checkGoalNames(game: Game, goal: Goal, words: readonly CheckedWords[]): string[] {
  // a draft may lack words
  const isKnown = (type: string): boolean =>
    isDraft(game) || words.length === 0 || words.some((one) => one.words.has(`events.${type}`));
  return patternsIn(goal).flatMap(({ clause, type }) => [
    ...(clause === undefined || Object.hasOwn(game.clauses, String(clause))
      ? []
      : [`its goal names ${clause}, which is not a clause`]),
    ...(type === undefined || isKnown(String(type))
      ? []
      : [`its goal names the event ${type}, which has no words under events.${type}`]),
  ]);
}
