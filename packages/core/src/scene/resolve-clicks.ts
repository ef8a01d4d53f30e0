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
  /** The targets further on that can be pressed at once, because each ends exactly one of the actions begun. */
  readonly ends?: readonly string[];
  /** Why they lead to no legal action, where the game can tell. */
  readonly failure?: Failure<ClauseId>;
}

const startsWith = (clicks: readonly string[], start: readonly string[]): boolean =>
  start.length <= clicks.length && start.every((target, i) => clicks[i] === target);

/** An action, and the targets to press for it. */
interface Candidate<A> {
  readonly action: A;
  readonly clicks: readonly string[];
}

/** The actions begun with this many presses that a later target ends, by that target, where no other action ends there. */
function actionsByEnd<A>(begun: readonly Candidate<A>[], presses: number): ReadonlyMap<string, A> {
  const further = begun.filter(({ clicks }) => clicks.length > presses + 1);
  const count = (end: string): number => further.filter(({ clicks }) => clicks.at(-1) === end).length;
  const next = new Set(begun.map(({ clicks }) => clicks[presses]));
  return new Map(
    further
      .map(({ action, clicks }) => [clicks.at(-1) ?? "", action] as const)
      .filter(([end]) => !next.has(end) && count(end) === 1),
  );
}

/**
 * Finds the legal action that pressed targets complete, or those that they begin. After a first press, a last target may skip
 * the ones between where it ends exactly one of the actions begun. No clicks never complete an action, not even one that needs
 * none.
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
    const ends = clicked.length > 0 ? [...actionsByEnd(begun, clicked.length).keys()] : [];
    return {
      next: [...next],
      ...(ends.length > 0 && { ends }),
      ...(complete && { action: complete.action }),
    };
  }
  const before = clicked.slice(0, -1);
  // what a first press skips is played unseen
  const ending = before.length > 0 ? candidates.filter(({ clicks }) => startsWith(clicks, before)) : [];
  const action = actionsByEnd(ending, before.length).get(clicked.at(-1) ?? "");
  if (action) return { next: [], action };
  const intended = game.intendedAction?.(position, clicked);
  const refusal = intended && ("clause" in intended ? intended : game.refuse(position, intended));
  return refusal ? { next: [], failure: refusalFailure(game, refusal) } : { next: [] };
}
