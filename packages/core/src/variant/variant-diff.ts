import type { Game, GameTypes } from "../game.ts";
import { originalOf } from "./positions.ts";

/** The names of what a variant adds, changes and removes, in order. */
export interface NamesDiff {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** The differences between a variant and its base. */
export interface VariantDiff {
  readonly clauses: NamesDiff;
  readonly options: NamesDiff;
  readonly phases: NamesDiff;
}

function compareEntries<V>(
  base: Readonly<Record<string, V>>,
  own: Readonly<Record<string, V>>,
  isSame: (a: V | undefined, b: V | undefined) => boolean,
): NamesDiff {
  const [before, now] = [Object.keys(base), Object.keys(own)];
  return {
    added: now.filter((name) => !before.includes(name)),
    changed: now.filter((name) => before.includes(name) && !isSame(base[name], own[name])),
    removed: before.filter((name) => !now.includes(name)),
  };
}

const isSameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Compares a variant with its base. A phase that is wrapped or replaced counts as changed. */
export const diffVariant = <B extends GameTypes, T extends GameTypes>(
  base: Game<B>,
  variant: Game<T>,
): VariantDiff => ({
  // a clause that the variant repeats has other words
  clauses: compareEntries(base.clauses, variant.clauses, Object.is),
  options: compareEntries(base.options.fields, variant.options.fields, isSameJson),
  phases: compareEntries<object>(
    base.phases,
    variant.phases,
    (a, b) => a !== undefined && b !== undefined && originalOf(a) === originalOf(b),
  ),
});
