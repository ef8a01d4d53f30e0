import type { Result } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { parseTable } from "../options/options.ts";
import type { Text } from "../text.ts";
import type { Setting } from "./setting.ts";
import type { Task } from "./task.ts";

/** The position of a picture or a task. Fails like `parseTable` or the game's `parsePosition`. */
export function positionOf<T extends GameTypes>(
  game: Game<T>,
  { options = {}, seats, position }: Setting,
): Result<T["position"]> {
  const table = parseTable(game, options, seats);
  return table.ok ? game.parsePosition(position, table.value) : table;
}

/** A learner's try at a task: what was played from its position on, and what that did. */
export interface Attempt<T extends GameTypes = GameTypes> {
  readonly position: T["position"];
  /** In notation. */
  readonly actions: readonly string[];
  readonly events: readonly T["event"][];
}

/** A try of which nothing has been played yet. Fails like {@link positionOf}. */
export function beginAttempt<T extends GameTypes>(game: Game<T>, task: Task<T>): Result<Attempt<T>> {
  const position = positionOf(game, task);
  return position.ok ? { ok: true, value: { position: position.value, actions: [], events: [] } } : position;
}

/** The try after one more action, which must be legal. */
export function attempt<T extends GameTypes>(
  game: Game<T>,
  { position, actions, events }: Attempt<T>,
  action: T["action"],
): Attempt<T> {
  return {
    position: game.apply(position, action),
    actions: [...actions, game.formatAction(action, position)],
    events: [...events, ...game.narrate(position, action)],
  };
}

/** How a try stands: the aim is reached, still open, or missed with all actions that the task allows. */
export type Standing = "reached" | "open" | "missed";

/**
 * How a try at a task stands.
 *
 * @example
 * ```ts
 * import { standingOf } from "@serpentarium/core/teaching";
 *
 * const position = { phase: "move", table: { seats: 2, options: {} } };
 * const task = { within: 2, reaches: (_after, events) => events.some(({ type }) => type === "ate") };
 * const stepped = { type: "stepped", clause: "move.steps", spaces: ["e5"] };
 * const ate = { type: "ate", clause: "eat.own", spaces: ["e5"] };
 * standingOf(task, { position, actions: ["N"], events: [stepped] }); // => "open"
 * standingOf(task, { position, actions: ["N"], events: [stepped, ate] }); // => "reached"
 * standingOf(task, { position, actions: ["N", "E"], events: [stepped, stepped] }); // => "missed"
 * ```
 */
export function standingOf<T extends GameTypes>(
  task: Pick<Task<T>, "within" | "reaches">,
  tried: Attempt<T>,
): Standing {
  if (task.reaches(tried.position, tried.events)) return "reached";
  const isOver = tried.position.phase === "over";
  return isOver || tried.actions.length >= (task.within ?? 1) ? "missed" : "open";
}

/**
 * Why the actions played so far do not do, where the task foresees them.
 *
 * @example
 * ```ts
 * import { explain } from "@serpentarium/core/teaching";
 *
 * const because = { en: "The pile grows, but not to seven.", fr: "La pile monte, mais pas à sept." };
 * const task = { mistakes: [{ play: ["3R"], because }, { play: "3L", refused: "move.end-of-row" }] };
 * explain(task, { actions: ["3R"] }); // => because
 * explain(task, { actions: ["4R"] }); // => undefined
 * ```
 */
export function explain<T extends GameTypes>(
  task: Pick<Task<T>, "mistakes">,
  { actions }: Pick<Attempt<T>, "actions">,
): Text | undefined {
  const played = actions.join("\n");
  const foreseen = task.mistakes.find((one) => "because" in one && one.play.join("\n") === played);
  return foreseen && "because" in foreseen ? foreseen.because : undefined;
}
