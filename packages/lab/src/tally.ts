import type { Measure } from "./measures/measure.ts";
import type { ResolvedSetup } from "./resolved-setup.ts";

/** The tallies of all measures over a number of games, by the id of the measure. Their size does not depend on that number. */
export interface Tally {
  readonly games: number;
  readonly measures: Readonly<Record<string, unknown>>;
}

export const mapMeasures = (
  measures: readonly Measure[],
  make: (measure: Measure) => unknown,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(measures.map((measure) => [measure.id, make(measure)]));

export const createTally = (resolved: ResolvedSetup, measures: readonly Measure[]): Tally => ({
  games: 0,
  measures: mapMeasures(measures, (measure) => measure.createTally(resolved)),
});

/** Merges two tallies. Associative and commutative, so the workers and the order of the games do not matter. */
export const mergeTallies = (one: Tally, other: Tally, measures: readonly Measure[]): Tally => ({
  games: one.games + other.games,
  measures: mapMeasures(measures, (measure) =>
    measure.merge(one.measures[measure.id], other.measures[measure.id]),
  ),
});
