import * as v from "valibot";
import type { Snapshot } from "xstate";
import { type Result, succeed, unwrap } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { parseTable } from "../options/options.ts";
import { type PlayedMatch, playedEntries } from "../record/record-parts.ts";
import { parsePlan } from "../series/plan.ts";
import { replayMatches, replaySeries } from "../series/series-record.ts";
import type { Seating } from "./context.ts";
import type { TurnMachine } from "./machine.ts";
import { MATCH, type SeriesMachine } from "./series.ts";
import {
  beginAfter,
  createSeriesContext,
  nextMatch,
  type SeriesContext,
  type SeriesInput,
  seriesStateOf,
} from "./series-context.ts";
import {
  bad,
  contextOf,
  createContextSchema,
  createSeatingSchema,
  parseContext,
  parseStored,
  persist,
  same,
} from "./snapshot.ts";

/** A series that goes on: the options of `createActor(machine, options)`. */
export interface ResumedSeries<T extends GameTypes> {
  readonly input: SeriesInput<T>;
  readonly snapshot: Snapshot<unknown>;
}

const createSchema = () =>
  v.looseObject({
    value: v.string(),
    context: v.looseObject({
      plan: v.looseObject({}),
      seating: createSeatingSchema(),
      earlier: v.array(v.object(playedEntries())),
      match: createContextSchema(),
    }),
  });
type Stored = v.InferOutput<ReturnType<typeof createSchema>>["context"];

/** A series as options for `createActor`. */
function persistSeries<T extends GameTypes>(
  game: Game<T>,
  machine: SeriesMachine<T>,
  context: SeriesContext<T>,
): Result<ResumedSeries<T>> {
  const { plan, seating, match } = context;
  // the type that `createSeriesMachine` was given
  const turnMachine = machine.implementations.actors[MATCH] as TurnMachine<T>;
  const resumed = persist(game, turnMachine, match);
  if (!resumed.ok) return resumed;
  const state = machine.resolveState({ value: seriesStateOf(context), context });
  const child = { src: MATCH, snapshot: resumed.value.snapshot, syncSnapshot: true };
  const snapshot = Object.assign(machine.getPersistedSnapshot(state), { children: { [MATCH]: child } });
  return succeed({ input: { ...seating, plan, table: match.table }, snapshot });
}

function parseSeriesContext<T extends GameTypes>(game: Game<T>, stored: Stored): Result<SeriesContext<T>> {
  const { seating, earlier, match } = stored;
  const plan = parsePlan(stored.plan);
  if (!plan.ok) return plan;
  const table = parseTable(game, match.table.options, match.table.seats);
  if (!table.ok) return table;
  const input = { plan: plan.value, table: table.value };
  // to valibot, scores that are optional may be undefined, which they never are in JSON
  const played = earlier as readonly PlayedMatch[];
  // an open match stands for the present one: all before it must be over
  const matches = [...played, { actions: [], outcome: null }];
  const replayed = replayMatches(game, { ...input, matches });
  if (!replayed.ok) return replayed;
  const begun = beginAfter(game, createSeriesContext(game, { ...seating, ...input }), played);
  const opened = parseContext(game, match);
  if (!opened.ok) return { ok: false, error: { ...opened.error, match: earlier.length } };
  const { start, seating: seated } = opened.value;
  const isElsewhere = start !== null && plan.value.games > 1;
  if (isElsewhere || !same(seated, begun.match.seating)) return disagrees();
  return succeed({ ...begun, match: opened.value });
}

const disagrees = () => bad("it does not agree with its games", "il ne s’accorde pas avec ses parties");

/**
 * What `actor.getPersistedSnapshot()` of a series gave, from data that may come from anywhere: every match is played
 * through, so that it can never hold an illegal one, and a program that was thinking is asked again. Fails like
 * `restoreSnapshot`, with the `match` where one does not hold, or with `bad-record` where an earlier one is not over.
 *
 * @param machine - with the actors that sit at the table
 */
export function restoreSeries<T extends GameTypes>(
  game: Game<T>,
  machine: SeriesMachine<T>,
  data: unknown,
): Result<ResumedSeries<T>> {
  const shape = parseStored(createSchema(), data);
  if (!shape.ok) return shape;
  const { value, context: stored } = shape.value;
  const context = parseSeriesContext(game, stored);
  if (!context.ok) return context;
  // as it came: valibot leaves out what it does not know
  const { context: raw } = data as { readonly context: unknown };
  if (value !== seriesStateOf(context.value) || !same(context.value, raw)) return disagrees();
  return persistSeries(game, machine, context.value);
}

/**
 * A series that goes on from its record, such as the one in a link. Fails like `replaySeries`, or with `bad-snapshot`
 * where somebody at the table is not provided.
 *
 * @param seating - the occupants by player
 */
export function seriesFromRecord<T extends GameTypes>(
  game: Game<T>,
  machine: SeriesMachine<T>,
  record: unknown,
  seating: Seating = {},
): Result<ResumedSeries<T>> {
  const opened = replaySeries(game, record);
  if (!opened.ok) return opened;
  const { plan, table, matches } = opened.value;
  let context = createSeriesContext(game, { ...seating, plan, table });
  for (const [match, replayed] of matches.entries()) {
    if (match > 0) context = unwrap(nextMatch(game, context));
    context = { ...context, match: contextOf(game, replayed, context.match) };
  }
  return persistSeries(game, machine, context);
}
