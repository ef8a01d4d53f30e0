import { type Game, parseLegal, pick, type Result } from "@serpentarium/core";
import { type Attempt, attempt, beginAttempt, standingOf, type Task } from "@serpentarium/core/teaching";
import { failed } from "../refused.ts";

/** What a task allows, in actions. */
export const allowed = ({ within = 1 }: Task): number => within;

/** Actions as they are quoted in what is wrong. */
export const quote = (play: readonly string[]): string => play.join(" ") || "nothing";

const told = <T>(result: Result<T>, what: string): T | string =>
  result.ok ? result.value : `${what}: ${failed(result)}`;

/** A try after one more action; or why that cannot be played, or not by pressing targets of the board. */
function step(game: Game, tried: Attempt, text: string): Attempt | string {
  const action = told(parseLegal(game, tried.position, text), `${text} is not legal`);
  if (typeof action === "string") return action;
  const { action: pressed } = pick(game, tried.position, game.clicks(tried.position, action));
  return pressed ? attempt(game, tried, action) : `${text} cannot be pressed at the board`;
}

/** The tries from the position of a task on, the untouched one first; or which action cannot be played, and why. */
export function tryOut(game: Game, task: Task, play: readonly string[]): readonly Attempt[] | string {
  let tried = told(beginAttempt(game, task), "the position is not accepted");
  const all: Attempt[] = [];
  for (const text of play) {
    if (typeof tried === "string") return tried;
    all.push(tried);
    tried = step(game, tried, text);
  }
  return typeof tried === "string" ? tried : [...all, tried];
}

/** How many tries {@link canMiss} looks at before it takes a task for hard enough. */
const PATIENCE = 2_000;

/** Whether there is a way to play on that does not reach the aim; as far as chance can be listed. */
export function canMiss(game: Game, task: Task, tried: Attempt, left = { tries: PATIENCE }): boolean {
  left.tries -= 1;
  const standing = standingOf(task, tried);
  if (standing !== "open" || left.tries < 0) return standing !== "reached";
  const legal = game.legalActions(tried.position);
  return (
    legal.length === 0 || legal.some((action) => canMiss(game, task, attempt(game, tried, action), left))
  );
}
