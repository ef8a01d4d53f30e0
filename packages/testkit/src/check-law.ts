import { deepFreeze, type Game, type GameTypes, type Table } from "@serpentarium/core";
import fc from "fast-check";
import type { CheckedWords } from "./game-words.ts";
import type { Law } from "./law.ts";
import type { Playout } from "./playout.ts";
import { playoutArbitrary } from "./playout-arbitrary.ts";
import { reportViolation, type ViolationReport } from "./violation-report.ts";

/** The number and seed of sampled playouts. */
export interface PlayoutSampleOptions {
  /** Random playouts per table; default 20. */
  readonly runs?: number;
  /** The seed of the playouts; default 1. */
  readonly seed?: number;
}

/** Options of {@link checkLaw}. */
export interface LawOptions extends PlayoutSampleOptions {
  /** The words of the game, in each language whose texts are checked; none by default. */
  readonly words?: readonly CheckedWords[];
}

const DEFAULTS = { runs: 20, seed: 1 } as const;

/**
 * Samples random playouts at a table, for several laws to check. Their positions and actions are frozen, so that no law changes the input
 * of the next.
 */
export function samplePlayouts<T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
  { runs = DEFAULTS.runs, seed = DEFAULTS.seed }: PlayoutSampleOptions = {},
): readonly Playout[] {
  const samples = fc.sample(playoutArbitrary(game, table), { numRuns: runs, seed });
  for (const { steps } of samples) deepFreeze(steps);
  return samples;
}

/** The playout with the most steps, which has the largest coverage; empty for an empty list. */
export const longestPlayout = (samples: readonly Playout[]): readonly Playout[] =>
  samples.toSorted((a, b) => b.steps.length - a.steps.length).slice(0, 1);

function findViolation(
  law: Law,
  samples: readonly Playout[],
  words: readonly CheckedWords[],
): ViolationReport | undefined {
  for (const playout of samples) {
    const violation = law.check(playout, words);
    if (violation) return reportViolation(law, playout, violation);
  }
  return undefined;
}

/**
 * Checks a law of a game at a table. Returns undefined, or the violation with the shortest playout found for it.
 *
 * @param samples - the result of {@link samplePlayouts} for the same table and options, to share it between laws
 */
export function checkLaw<T extends GameTypes>(
  game: Game<T>,
  law: Law,
  table: Table<T["options"]>,
  options: LawOptions = {},
  samples: readonly Playout[] = samplePlayouts(game, table, options),
): ViolationReport | undefined {
  const { runs = DEFAULTS.runs, seed = DEFAULTS.seed, words = [] } = options;
  const violation = findViolation(law, law.once ? longestPlayout(samples) : samples, words);
  if (!violation) return undefined;
  // replays the same playouts unfrozen, and shrinks the failing one
  const property = fc.property(
    playoutArbitrary(game, table),
    (playout) => law.check(playout, words) === undefined,
  );
  const once = law.once ? { numRuns: 1, endOnFailure: true } : { numRuns: runs };
  const [playout] = fc.check(property, { ...once, seed }).counterexample ?? [];
  const shrunken = playout && findViolation(law, [playout], words);
  return shrunken ?? (law.isUnstable && violation);
}
