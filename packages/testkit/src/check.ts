import { deepFreeze, type Game, type GameTypes, type Table } from "@serpentarium/core";
import fc from "fast-check";
import { type Breach, breachOf } from "./breach.ts";
import type { Law } from "./law.ts";
import { playouts } from "./playouts.ts";
import type { Walk } from "./walk.ts";

/** How hard to look. */
export interface Effort {
  /** Random playouts for each table; 20 when left out. */
  readonly runs?: number;
  /** What the playouts are drawn from; always the same when left out. */
  readonly seed?: number;
}

const DEFAULT = { runs: 20, seed: 1 } as const;

/**
 * The random playouts at a table, to hold several laws against. Their positions and actions are frozen, so that no law
 * can change what the next one sees.
 */
export function walksAt<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  { runs = DEFAULT.runs, seed = DEFAULT.seed }: Effort = {},
): readonly Walk[] {
  const walks = fc.sample(playouts(game, table), { numRuns: runs, seed });
  for (const { steps } of walks) deepFreeze(steps);
  return walks;
}

/** The walk with the most steps, in which most that can happen has happened. */
export const longestOf = (walks: readonly Walk[]): readonly Walk[] =>
  walks.toSorted((a, b) => b.steps.length - a.steps.length).slice(0, 1);

function firstBreach(law: Law, walks: readonly Walk[]): Breach | undefined {
  for (const walk of walks) {
    const violation = law.check(walk);
    if (violation) return breachOf(law, walk, violation);
  }
  return undefined;
}

/**
 * Holds a game against a law at a table: nothing, or the breach with the shortest game found that shows it.
 *
 * @param walks - what {@link walksAt} gave for the same table and effort, where other laws look at it too
 */
export function checkLaw<T extends GameTypes>(
  game: Game<T>,
  law: Law,
  table: Table<T["options"]>,
  effort: Effort = {},
  walks: readonly Walk[] = walksAt(game, table, effort),
): Breach | undefined {
  const { runs = DEFAULT.runs, seed = DEFAULT.seed } = effort;
  const broken = firstBreach(law, law.once ? longestOf(walks) : walks);
  if (!broken) return undefined;
  // the same playouts again, not frozen, and shrunk
  const property = fc.property(playouts(game, table), (walk) => law.check(walk) === undefined);
  const once = law.once ? { numRuns: 1, endOnFailure: true } : { numRuns: runs };
  const [walk] = fc.check(property, { ...once, seed }).counterexample ?? [];
  return walk ? firstBreach(law, [walk]) : law.spoils && broken;
}
