import { dequal } from "dequal/lite";
import { SerpentariumError } from "./failure.ts";
import type { AnyAction } from "./game.ts";
import type { Random } from "./random.ts";
import type { Seat } from "./table.ts";

/** A number in an action whose value a seat chooses. Words hold its title under `amounts.<field>`. */
export interface Amount {
  /** The numeric field of the action. */
  readonly field: string;
  /** The lowest value; all values are whole numbers. */
  readonly min: number;
  /** The highest value. If it is below `min`, the range has no legal action. */
  readonly max: number;
  /** The distance between two values, starting from `min`; above 0, 1 by default. */
  readonly step?: number;
}

/** Legal actions that differ only in their amounts; every combination of values is legal. */
export interface ActionRange<A = AnyAction> {
  /** The action of the range that a page proposes. */
  readonly action: A;
  /** Empty for a single action. */
  readonly amounts: readonly Amount[];
}

export const toRange = (action: AnyAction): ActionRange => ({ action, amounts: [] });

/** The maximal number of listed actions. */
const MAX_LISTED = 100_000;

const countValues = ({ min, max, step = 1 }: Amount): number =>
  Math.max(Math.floor((max - min) / step) + 1, 0);

const countInRange = ({ amounts }: ActionRange<unknown>): number =>
  amounts.reduce((count, amount) => count * countValues(amount), 1);

/** Counts the actions of all ranges. */
export const countActions = (ranges: readonly ActionRange<unknown>[]): number =>
  ranges.reduce((count, range) => count + countInRange(range), 0);

/** Returns the value of an amount in an action; NaN if it has none. */
export function amountOf(action: unknown, field: string): number {
  const value: unknown = Reflect.get(Object(action), field);
  return typeof value === "number" ? value : Number.NaN;
}

/** Returns the action of a range with the given values of its amounts. */
export const withAmounts = <A>({ action, amounts }: ActionRange<A>, values: readonly number[]): A =>
  amounts.length === 0
    ? action
    : { ...action, ...Object.fromEntries(amounts.map(({ field }, i) => [field, values[i]])) };

/** Returns the action at an index in a range: the last amount changes first. */
function actionInRange<A>(range: ActionRange<A>, index: number): A {
  let rest = index;
  const values = range.amounts.map(() => 0);
  for (const [i, amount] of [...range.amounts.entries()].reverse()) {
    const count = countValues(amount);
    values[i] = amount.min + (rest % count) * (amount.step ?? 1);
    rest = Math.floor(rest / count);
  }
  return withAmounts(range, values);
}

/** Returns the action at an index over all actions of some ranges, without listing them. */
export function actionAt<A>(ranges: readonly ActionRange<A>[], index: number): A {
  let rest = index;
  for (const range of ranges) {
    const count = countInRange(range);
    if (rest < count) return actionInRange(range, rest);
    rest -= count;
  }
  throw new SerpentariumError("no-action", `there is no action ${index}`);
}

/** Whether the actions of some ranges are few enough to list. */
export const areListable = (ranges: readonly ActionRange<unknown>[]): boolean =>
  countActions(ranges) <= MAX_LISTED;

/** Lists the actions of some ranges. @throws SerpentariumError `not-listable` for more than 100,000 actions */
function listActions<A>(ranges: readonly ActionRange<A>[]): readonly A[] {
  if (!areListable(ranges))
    throw new SerpentariumError("not-listable", `${countActions(ranges)} actions are too many to list`);
  // most games have no amounts
  if (ranges.every(({ amounts }) => amounts.length === 0)) return ranges.map(({ action }) => action);
  return ranges.flatMap((range) =>
    Array.from({ length: countInRange(range) }, (_, index) => actionInRange(range, index)),
  );
}

/** Returns at most `most` evenly spread values of an amount, including the lowest and the highest. */
function spreadValues(amount: Amount, most: number): readonly number[] {
  const { min, step = 1 } = amount;
  const last = countValues(amount) - 1;
  const count = Math.min(last + 1, Math.max(most, 2));
  return Array.from(
    { length: count },
    (_, i) => min + step * Math.round((i * last) / Math.max(count - 1, 1)),
  );
}

/** Returns actions of a range with a limited number of values of each amount, and the proposed action first if it is not among them. */
function spreadRange<A>(range: ActionRange<A>, valuesPerAmount: number): readonly A[] {
  if (countInRange(range) === 0) return [];
  const grid = range.amounts.reduce<readonly (readonly number[])[]>(
    (lines, amount) => {
      const values = spreadValues(amount, valuesPerAmount);
      return lines.flatMap((line) => values.map((value) => [...line, value]));
    },
    [[]],
  );
  const proposed = range.amounts.map(({ field }) => amountOf(range.action, field));
  const isOnGrid = grid.some((line) => line.every((value, i) => value === proposed[i]));
  const spread = grid.map((line) => withAmounts(range, line));
  return isOnGrid ? spread : [range.action, ...spread];
}

/**
 * Returns all actions of some ranges if there are at most `most`. Otherwise returns about `most` evenly spread actions: of each range the
 * proposed one, those with the lowest and the highest amounts, and some between.
 */
export function spreadActions<A>(ranges: readonly ActionRange<A>[], most: number): readonly A[] {
  if (countActions(ranges) <= most) return listActions(ranges);
  const open = ranges.filter(({ amounts }) => amounts.length > 0).length;
  const share = Math.max((most - ranges.length) / Math.max(open, 1), 1);
  return ranges.flatMap((range) => spreadRange(range, Math.floor(share ** (1 / range.amounts.length))));
}

/** Whether a range contains an action. */
export function isInRange(range: ActionRange, action: AnyAction): boolean {
  const values = range.amounts.map(({ field }) => amountOf(action, field));
  const areAllowed = range.amounts.every(({ min, max, step = 1 }, i) => {
    const value = values[i] ?? Number.NaN;
    return value >= min && value <= max && (value - min) % step === 0;
  });
  return areAllowed && dequal(withAmounts(range, values), action);
}

/** Throws if an amount is not a whole-number field of the action, or if there are too many actions to count. */
function checkRange(range: ActionRange<unknown>): void {
  for (const { field, min, max, step = 1 } of range.amounts) {
    if (Number.isNaN(amountOf(range.action, field)))
      throw new SerpentariumError("bad-range", `${field}: the action has no such number`);
    if (![min, max, step].every(Number.isSafeInteger) || step < 1)
      throw new SerpentariumError(
        "bad-range",
        `${field}: min ${min}, max ${max} and step ${step} should be whole numbers, and step above 0`,
      );
  }
  if (!Number.isSafeInteger(countInRange(range)))
    throw new SerpentariumError("bad-range", `${countInRange(range)} actions are too many to count`);
}

/** The members of a phase that defines its legal actions as ranges. */
export interface RangedMembers<P, A, S extends readonly Seat[]> {
  legalRanges(position: P, ...seat: S): readonly ActionRange<A>[];
  legalActions(position: P, ...seat: S): readonly A[];
  sample(position: P, random: Random, ...seat: S): A;
}

/**
 * Creates the members of a phase whose actions contain amounts, such as bids from 0 to 1,000, without listing every action. In a
 * simultaneous phase the function also takes the seat.
 *
 * @param legalRanges - returns every legal action in exactly one range, and at least one action; empty ranges are skipped. The
 *   members throw a SerpentariumError `bad-range` if an amount is not a whole-number field of the action
 *
 * @example
 * ```ts
 * import { fromRanges } from "@serpentarium/core";
 *
 * const members = fromRanges((position: { readonly phase: "bid"; readonly price: number }) => [
 *   { action: { phase: "bid", amount: position.price + 1 }, amounts: [{ field: "amount", min: position.price + 1, max: 1000 }] },
 * ]);
 * members.legalActions({ phase: "bid", price: 997 }).map(({ amount }) => amount); // => [998, 999, 1000]
 * ```
 */
export const fromRanges = <P, A, S extends readonly Seat[]>(
  legalRanges: (position: P, ...seat: S) => readonly ActionRange<A>[],
): RangedMembers<P, A, S> => {
  const ranges = (position: P, ...seat: S): readonly ActionRange<A>[] =>
    legalRanges(position, ...seat).filter((range) => {
      checkRange(range);
      return countInRange(range) > 0;
    });
  return {
    legalRanges: ranges,
    legalActions: (position, ...seat) => listActions(ranges(position, ...seat)),
    sample(position, random, ...seat) {
      const legal = ranges(position, ...seat);
      return actionAt(legal, random.integer(countActions(legal)));
    },
  };
};

/** Formats a range in notation: its actions with the lowest and with the highest amounts. */
export function formatRange<A>(range: ActionRange<A>, format: (action: A) => string): string {
  if (range.amounts.length === 0) return format(range.action);
  const last = countInRange(range) - 1;
  return `${format(actionInRange(range, 0))} … ${format(actionInRange(range, last))}`;
}
