import type { Game, GameTypes } from "../game.ts";

/** What of a kind is new in a variant, what is other than in the base, and what is left out: names in order. */
export interface Difference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** What tells a variant from its base, in its clauses, options and phases. */
export interface Differences {
  readonly clauses: Difference;
  readonly options: Difference;
  readonly phases: Difference;
}

type Named = Readonly<Record<string, unknown>>;

function difference(base: Named, own: Named, isSame: (a: unknown, b: unknown) => boolean): Difference {
  const [before, now] = [Object.keys(base), Object.keys(own)];
  return {
    added: now.filter((name) => !before.includes(name)),
    changed: now.filter((name) => before.includes(name) && !isSame(base[name], own[name])),
    removed: before.filter((name) => !now.includes(name)),
  };
}

const sameText = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** What a variant changes of its base. Phases count as changed when they are wrapped or replaced. */
export const differencesOf = <B extends GameTypes, T extends GameTypes>(
  base: Game<B>,
  variant: Game<T>,
): Differences => ({
  clauses: difference(base.clauses, variant.clauses, sameText),
  options: difference(base.options.fields, variant.options.fields, sameText),
  phases: difference(base.phases, variant.phases, Object.is),
});
