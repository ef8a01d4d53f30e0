import { type ActionRange, type AnyAction, type Game, type GameTypes, withAmounts } from "@serpentarium/core";
import { amountOf, isInRange, spreadActions } from "@serpentarium/core/internal";

/** The maximal number of actions that a bot considers in a phase with ranges. */
const MAX_SPREAD = 64;

/** The legal actions that a bot considers: all, or evenly spread ones of large ranges. */
export const candidateActions = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
): readonly T["action"][] => spreadActions(game.legalRanges(position), MAX_SPREAD);

/** The value halfway between two values of an amount, at least one step away. */
function halfway(from: number, to: number, step: number): number {
  const steps = (to - from) / step;
  return from + step * Math.sign(steps) * Math.max(1, Math.round(Math.abs(steps) / 2));
}

/**
 * Returns candidates around a good action: each differs in one amount, halfway to the nearest tried values.
 *
 * @param tried - actions to skip
 */
export function actionsAround<A extends AnyAction>(
  ranges: readonly ActionRange<A>[],
  action: A,
  tried: readonly A[],
): readonly A[] {
  const range = ranges.find((one) => isInRange(one, action));
  if (!range || range.amounts.length === 0) return [];
  const values = range.amounts.map(({ field }) => amountOf(action, field));
  const around = range.amounts.flatMap(({ field, min, max, step = 1 }, i) => {
    const value = values[i] ?? min;
    const others = tried.map((other) => amountOf(other, field));
    const below = Math.max(min, ...others.filter((other) => other < value));
    const last = max - ((max - min) % step);
    const above = Math.min(last, ...others.filter((other) => other > value));
    return [below, above]
      .filter((bound) => bound !== value)
      .map((bound) => withAmounts(range, values.with(i, halfway(value, bound, step))));
  });
  const known = new Set(tried.map((other) => JSON.stringify(other)));
  return around.filter((other) => !known.has(JSON.stringify(other)));
}
