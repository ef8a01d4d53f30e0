import type { Failure } from "./failure.ts";
import type { Game, GameTypes } from "./game.ts";
import { refused } from "./play.ts";
import type { Seat } from "./table.ts";

/** What the targets pressed so far spell. */
export interface Picked<A, ClauseId extends string = string> {
  /** The action that they spell to its end. */
  readonly action?: A;
  /** The targets that can come next. */
  readonly next: readonly string[];
  /** Why they spell nothing legal, where the game can say. */
  readonly failure?: Failure<ClauseId>;
}

const startsWith = (whole: readonly string[], start: readonly string[]): boolean =>
  start.length <= whole.length && start.every((target, i) => whole[i] === target);

/**
 * Reads pressed targets as the beginning of a legal action. A last target that is not the next one but ends
 * exactly one of the actions begun spells that action. An action without presses is not spelled by pressing nothing.
 *
 * @param clicked - ids of targets in the order in which they were pressed
 * @param seat - who presses, where several seats may act
 */
export function pick<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  clicked: readonly string[],
  seat?: Seat,
): Picked<T["action"], T["clause"]> {
  const spelled = game
    .legalActions(position, seat)
    .map((action) => ({ action, clicks: game.clicks(position, action) }))
    .filter(({ clicks }) => clicks.length > 0);
  const begun = spelled.filter(({ clicks }) => startsWith(clicks, clicked));
  if (begun.length > 0) {
    const next = new Set(begun.flatMap(({ clicks }) => clicks.slice(clicked.length, clicked.length + 1)));
    const whole = begun.find(({ clicks }) => clicks.length === clicked.length);
    return { next: [...next], ...(whole && { action: whole.action }) };
  }
  const before = clicked.slice(0, -1);
  const ending = spelled.filter(
    ({ clicks }) => startsWith(clicks, before) && clicks.at(-1) === clicked.at(-1),
  );
  const [only] = ending;
  if (only && ending.length === 1) return { next: [], action: only.action };
  const meant = game.attempt?.(position, clicked);
  const refusal = meant && ("clause" in meant ? meant : game.refuse(position, meant));
  return refusal ? { next: [], failure: refused(game, refusal) } : { next: [] };
}
