/**
 * Compares two versions of a game by playing random matches of the older one with both.
 *
 * @module
 */
import type { Game, Result } from "@serpentarium/core";
import { succeed } from "@serpentarium/core";
import { compare, type DifferenceKind } from "./compare.ts";
import { playRandomMatches } from "./matches.ts";

/** Two versions of a game. */
export interface GameVersions {
  readonly old: Game;
  readonly new: Game;
}

/** The number of random matches of the older version that differ in the newer one. */
export interface DifferenceCounts {
  readonly records: number;
  readonly differing: number;
  /** The number of different matches by the kind of their first difference. */
  readonly kinds: Readonly<Partial<Record<DifferenceKind, number>>>;
}

/**
 * Counts the random matches of the older version that differ in the newer one; the same seed gives the same matches.
 *
 * Fails like `parseTable` if the older version has no table with its default options.
 */
export function countDifferences(
  versions: GameVersions,
  { games, seed = "1" }: { readonly games: number; readonly seed?: string },
): Result<DifferenceCounts> {
  const matches = playRandomMatches(versions.old, { games, seed, options: {} });
  if (!matches.ok) return matches;
  const kinds: Partial<Record<DifferenceKind, number>> = {};
  let differing = 0;
  for (const match of matches.value) {
    const comparison = compare(versions, match);
    if (comparison.is !== "different") continue;
    const { kind } = comparison.difference;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    differing++;
  }
  return succeed({ records: matches.value.length, differing, kinds });
}
