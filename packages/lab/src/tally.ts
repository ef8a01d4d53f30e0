import type { Measure } from "./measures/measure.ts";
import type { OpenSetup } from "./open-setup.ts";

/** What was counted over some games, by the ids of the measures. Its size does not depend on how many there were. */
export interface Tally {
  readonly games: number;
  readonly measures: Readonly<Record<string, unknown>>;
}

/** A value for each measure. */
export const forEachMeasure = (
  measures: readonly Measure[],
  make: (measure: Measure) => unknown,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(measures.map((measure) => [measure.id, make(measure)]));

export const createTally = (open: OpenSetup, measures: readonly Measure[]): Tally => ({
  games: 0,
  measures: forEachMeasure(measures, (measure) => measure.createTally(open)),
});

/** Associative and commutative: whoever plays which games, and whatever is finished first, the sum is the same. */
export const mergeTallies = (one: Tally, other: Tally, measures: readonly Measure[]): Tally => ({
  games: one.games + other.games,
  measures: forEachMeasure(measures, (measure) =>
    measure.merge(one.measures[measure.id], other.measures[measure.id]),
  ),
});
