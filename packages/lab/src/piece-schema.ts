import * as v from "valibot";
import { isHistogram } from "./counting/histogram.ts";
import type { OpenSetup } from "./open-setup.ts";

/** More than any sum of a shard comes to. */
const HUGE = 10n ** 60n;
/** Histograms have no more bins than numbers up to 2^31 need. */
const MAX_BINS = 4096;
/** The most clauses, reasons or phases of a game. */
const MAX_NAMES = 1000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sum = v.pipe(v.number(), v.safeInteger());
const big = v.pipe(
  v.bigint(),
  v.check((value) => value > -HUGE && value < HUGE),
);
const moments = v.strictObject({ games: count, n: count, x: sum, nn: big, nx: big, xx: big });
const histogram = v.pipe(
  v.strictObject({
    bins: v.pipe(v.array(count), v.maxLength(MAX_BINS)),
    least: v.nullable(count),
    most: v.nullable(count),
  }),
  v.check((one) => isHistogram(one)),
);

const named = <T extends v.GenericSchema>(value: T) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(200)), value),
    v.check((names) => Object.keys(names).length <= MAX_NAMES),
  );
const counts = named(count);

/** One of each name, neither more nor fewer. */
const eachOf = <T extends v.GenericSchema>(names: readonly string[], value: T) =>
  v.strictObject(Object.fromEntries(names.map((name) => [name, value])));

const fare = v.strictObject({ games: count, wins: count, points: moments, scores: moments });

const forbidding = ({ game: { clauses } }: OpenSetup): string[] =>
  Object.entries(clauses).flatMap(([id, { refusal }]) => (refusal ? [id] : []));

/** What the tallies of a setup look like, measure by measure. */
function tallySchema(open: OpenSetup) {
  const fares = v.pipe(v.array(fare), v.length(open.table.seats));
  return v.strictObject({
    games: count,
    measures: v.strictObject({
      outcome: v.strictObject({
        seats: fares,
        order: eachOf(Object.keys(open.game.phases), fares),
        turns: counts,
        players: fares,
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
        changes: moments,
      }),
      clauses: v.strictObject({ games: count, applied: named(moments) }),
      refusals: eachOf(forbidding(open), moments),
    }),
  });
}

/** What the pieces of a setup look like: those that come from a queue or a file must. */
export const pieceSchema = (open: OpenSetup) =>
  v.pipe(
    v.strictObject({ from: count, to: count, tally: tallySchema(open) }),
    v.check(({ from, to, tally }) => from < to && tally.games === to - from),
  );
