import type { Failure } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { refusalFailure } from "../play.ts";
import type { Seat } from "../table.ts";

/** What the targets pressed so far mean. */
export interface ClickResult<A, ClauseId extends string = string> {
  /** The action that they complete. */
  readonly action?: A;
  /** The targets that can be pressed next. */
  readonly next: readonly string[];
  /** Why they lead to no legal action, where the game can tell. */
  readonly failure?: Failure<ClauseId>;
}

const startsWith = (clicks: readonly string[], start: readonly string[]): boolean =>
  start.length <= clicks.length && start.every((target, i) => clicks[i] === target);

/**
 * Finds the legal action that pressed targets complete, or those that they begin. A last target may skip the ones between
 * where it ends exactly one of the actions begun. No clicks never complete an action, not even one that needs none.
 *
 * @param clicked - the ids of the targets in the order in which they were pressed
 * @param seat - the seat that presses, where several seats may act
 */
export function resolveClicks<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  clicked: readonly string[],
  seat?: Seat,
): ClickResult<T["action"], T["clause"]> {
  const candidates = game
    .legalActions(position, seat)
    .map((action) => ({ action, clicks: game.clicks(position, action) }))
    .filter(({ clicks }) => clicks.length > 0);
  const begun = candidates.filter(({ clicks }) => startsWith(clicks, clicked));
  if (begun.length > 0) {
    const next = new Set(begun.flatMap(({ clicks }) => clicks.slice(clicked.length, clicked.length + 1)));
    const complete = begun.find(({ clicks }) => clicks.length === clicked.length);
    return { next: [...next], ...(complete && { action: complete.action }) };
  }
  const before = clicked.slice(0, -1);
  const ending = candidates.filter(
    ({ clicks }) => startsWith(clicks, before) && clicks.at(-1) === clicked.at(-1),
  );
  const [only] = ending;
  if (only && ending.length === 1) return { next: [], action: only.action };
  const intended = game.intendedAction?.(position, clicked);
  const refusal = intended && ("clause" in intended ? intended : game.refuse(position, intended));
  return refusal ? { next: [], failure: refusalFailure(game, refusal) } : { next: [] };
}
