import type { Result } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { parseTable } from "../options/options.ts";
import type { MessageReference } from "../words/message.ts";
import { isReached } from "./goal.ts";
import type { Task } from "./task.ts";
import type { TeachingPosition } from "./teaching-position.ts";

/** Parses the position of a picture or task. Fails like `parseTable` or the game's `parsePosition`. */
export function parseTeachingPosition<T extends GameTypes>(
  game: Game<T>,
  { options = {}, seats, position }: TeachingPosition,
): Result<T["position"]> {
  const table = parseTable(game, options, seats);
  return table.ok ? game.parsePosition(position, table.value) : table;
}

/** A learner's attempt at a task. */
export interface Attempt<T extends GameTypes = GameTypes> {
  readonly position: T["position"];
  /** The actions played so far, in notation. */
  readonly actions: readonly string[];
  /** The events of those actions. */
  readonly events: readonly T["event"][];
}

/** Begins an attempt at a task. Fails like {@link parseTeachingPosition}. */
export function beginAttempt<T extends GameTypes>(game: Game<T>, task: Task): Result<Attempt<T>> {
  const position = parseTeachingPosition(game, task);
  return position.ok ? { ok: true, value: { position: position.value, actions: [], events: [] } } : position;
}

/** Plays another action, which must be legal, in an attempt. */
export function continueAttempt<T extends GameTypes>(
  game: Game<T>,
  { position, actions, events }: Attempt<T>,
  action: T["action"],
): Attempt<T> {
  return {
    position: game.apply(position, action),
    actions: [...actions, game.formatAction(action, position)],
    events: [...events, ...game.events(position, action)],
  };
}

/** The status of an attempt: the goal is reached, still open, or missed after the maximal number of actions. */
export type AttemptStatus = "reached" | "open" | "missed";

/** Returns the status of an attempt at a task. */
export function attemptStatus<T extends GameTypes>(
  plain: Game<T>,
  task: Pick<Task, "maxActions" | "goal">,
  { position, events, actions }: Attempt<T>,
): AttemptStatus {
  const game: Game = plain;
  if (isReached(game, task.goal, { position, events })) return "reached";
  const isOver = position.phase === "over";
  return isOver || actions.length >= (task.maxActions ?? 1) ? "missed" : "open";
}

/**
 * Returns the message that explains why the actions of an attempt are wrong, if they are one of the task's mistakes.
 *
 * @example
 * ```ts
 * import { explainMistake } from "@serpentarium/core/teaching";
 *
 * const mistakes = [{ id: "right", play: ["3R"] }, { play: "3L", refused: "move.end-of-row" }];
 * explainMistake({ id: "tower", mistakes }, { actions: ["3R"] }); // => { id: "lesson.tower.mistakes.right" }
 * explainMistake({ id: "tower", mistakes }, { actions: ["4R"] }); // => undefined
 * ```
 */
export function explainMistake(
  task: Pick<Task, "id" | "mistakes">,
  { actions }: Pick<Attempt, "actions">,
): MessageReference | undefined {
  const played = actions.join("\n");
  const mistake = task.mistakes.find((one) => "id" in one && one.play.join("\n") === played);
  return mistake && "id" in mistake ? { id: `lesson.${task.id}.mistakes.${mistake.id}` } : undefined;
}
