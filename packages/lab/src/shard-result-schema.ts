import * as v from "valibot";
import { isValidHistogram } from "./counting/histogram.ts";
import type { ResolvedSetup } from "./resolved-setup.ts";

/** An upper bound of the sums of a shard. */
const MAX_SUM = 10n ** 60n;
/** An upper bound of the bins for values up to 2^31. */
const MAX_BINS = 4096;
/** The maximum number of clauses, reasons or phases of a game, and of rankings. */
const MAX_NAMES = 1000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sum = v.pipe(v.number(), v.safeInteger());
const bigSum = v.pipe(
  v.bigint(),
  v.check((value) => value > -MAX_SUM && value < MAX_SUM),
);
const moments = v.strictObject({
  games: count,
  n: count,
  x: sum,
  nn: bigSum,
  nx: bigSum,
  xx: bigSum,
  nnn: bigSum,
  nnx: bigSum,
  nxx: bigSum,
  xxx: bigSum,
});
const eventCounts = v.strictObject({ games: count, events: count, squares: bigSum, cubes: bigSum });
const histogram = v.pipe(
  v.strictObject({
    bins: v.pipe(v.array(count), v.maxLength(MAX_BINS)),
    least: v.nullable(count),
    most: v.nullable(count),
  }),
  v.check((data) => isValidHistogram(data)),
);

const byName = <T extends v.GenericSchema>(value: T) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(200)), value),
    v.check((names) => Object.keys(names).length <= MAX_NAMES),
  );
const counts = byName(count);

/** An object with exactly these keys. */
const exactlyNamed = <T extends v.GenericSchema>(names: readonly string[], value: T) =>
  v.strictObject(Object.fromEntries(names.map((name) => [name, value])));

const seatStats = v.strictObject({ games: count, wins: count, points: moments, scores: moments });

const clausesWithRefusal = ({ game: { clauses } }: ResolvedSetup): string[] =>
  Object.entries(clauses).flatMap(([id, { refuses }]) => (refuses ? [id] : []));

/** The schema of the tallies of a setup, measure by measure. */
function tallySchema(resolved: ResolvedSetup) {
  const statsList = v.pipe(v.array(seatStats), v.length(resolved.table.seats));
  return v.strictObject({
    games: count,
    measures: v.strictObject({
      outcome: v.strictObject({
        seats: statsList,
        order: exactlyNamed(Object.keys(resolved.game.phases), statsList),
        turns: counts,
        players: statsList,
      }),
      sharing: v.strictObject({ games: count, kinds: counts }),
      length: v.strictObject({ histogram, actions: moments }),
      ends: v.strictObject({ games: count, reasons: counts }),
      branching: v.strictObject({ histogram, actions: moments, forced: moments }),
      decisions: v.strictObject({ histogram, stakes: moments, weighty: moments }),
      drama: v.strictObject({
        games: count,
        steady: count,
        won: count,
        turned: count,
        histogram,
        changes: eventCounts,
        openness: moments,
        gains: moments,
      }),
      clauses: v.strictObject({ games: count, applied: byName(eventCounts) }),
      refusals: exactlyNamed(clausesWithRefusal(resolved), moments),
      rankings: counts,
    }),
  });
}

/** The schema of the shard results of a setup, for data from a queue or a file. */
export const shardResultSchema = (resolved: ResolvedSetup) =>
  v.pipe(
    v.strictObject({ from: count, to: count, tally: tallySchema(resolved) }),
    v.check(({ from, to, tally }) => from < to && tally.games === to - from),
  );
