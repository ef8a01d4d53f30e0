import { type Game, play, type Result } from "@serpentarium/core";
import { resolveClicks } from "@serpentarium/core/scene";
import {
  type Attempt,
  attemptStatus,
  beginAttempt,
  continueAttempt,
  type Task,
} from "@serpentarium/core/teaching";
import { listedActions } from "../listed-actions.ts";
import { formatFailure } from "../refusal.ts";

/** The number of actions that a task allows. */
export const allowedActions = ({ maxActions = 1 }: Task): number => maxActions;

/** Formats actions for messages. */
export const formatPlay = (play: readonly string[]): string => play.join(" ") || "nothing";

const valueOrMessage = <T>(result: Result<T>, label: string): T | string =>
  result.ok ? result.value : `${label}: ${formatFailure(result)}`;

/** An attempt after one more action; a message if the action is illegal or cannot be pressed on the board. */
function attemptAction(game: Game, before: Attempt, text: string): Attempt | string {
  const played = valueOrMessage(play(game, before.position, text), `${text} is not legal`);
  if (typeof played === "string") return played;
  const { action } = played;
  const { action: pressed } = resolveClicks(game, before.position, game.clicks(before.position, action));
  return pressed ? continueAttempt(game, before, action) : `${text} cannot be pressed on the board`;
}

/** The attempts after each action of a play, starting with the initial one; a message if an action cannot be played. */
export function attemptPlay(game: Game, task: Task, play: readonly string[]): readonly Attempt[] | string {
  let current = valueOrMessage(beginAttempt(game, task), "the position is not accepted");
  const all: Attempt[] = [];
  for (const text of play) {
    if (typeof current === "string") return current;
    all.push(current);
    current = attemptAction(game, current, text);
  }
  return typeof current === "string" ? current : [...all, current];
}

/** After this many attempts, {@link canMiss} assumes that the goal can be missed. */
const MAX_ATTEMPTS = 2_000;

/** Whether some play does not reach the goal; unlisted outcomes of chance count as such. */
export function canMiss(game: Game, task: Task, before: Attempt, left = { attempts: MAX_ATTEMPTS }): boolean {
  left.attempts -= 1;
  const status = attemptStatus(game, task, before);
  if (status !== "open" || left.attempts < 0) return status !== "reached";
  const legal = listedActions(game, before.position);
  return (
    legal.length === 0 ||
    legal.some((action) => canMiss(game, task, continueAttempt(game, before, action), left))
  );
}
