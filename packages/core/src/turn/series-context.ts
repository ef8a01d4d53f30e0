import { type Failure, fail, type Result, SerpentariumError, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import type { PlayedMatch } from "../record/record-parts.ts";
import { playerAt, type SeriesPlan } from "../series/plan.ts";
import { type ScoreSheet, scoreSheet } from "../series/score-sheet.ts";
import { formatSeries, type SeriesRecord } from "../series/series-record.ts";
import type { Table } from "../table.ts";
import {
  createContext,
  outcomeOf,
  PERSON,
  playedOf,
  type Seating,
  type TurnContext,
  type TurnInput,
} from "./context.ts";

/** What a series starts from. The occupants of its seating belong to the players, and go round with them. */
export interface SeriesInput<T extends GameTypes> extends Seating {
  /** As checked by `parsePlan`. */
  readonly plan: SeriesPlan;
  /** As checked by `parseTable`; the same for every match. */
  readonly table: Table<T["options"]>;
  /** As checked by `parsePosition`, where a game that is played alone does not start at the beginning. */
  readonly position?: T["position"];
}

/** A series in progress, as JSON-safe data. */
export interface SeriesContext<T extends GameTypes> {
  readonly plan: SeriesPlan;
  /** The occupants by player; {@link TurnContext.seating} of the match has them by seat. */
  readonly seating: Required<Seating>;
  /** The matches before the present one, all over. */
  readonly earlier: readonly PlayedMatch[];
  /** The present match, as its own machine has it. */
  readonly match: TurnContext<T>;
}

/** The states of a series: a match under way, one that is over with more to come, and the end. */
export const SERIES_STATES = ["match", "pause", "over"] as const;
/** One of `SERIES_STATES`: where a series stands. */
export type SeriesState = (typeof SERIES_STATES)[number];

/** What a series listens to; all else is sent to its match. */
export interface SeriesEvent {
  /** Takes the match that is over into the score, for good, and begins the next. */
  readonly type: "next";
}

/** What a series tells its listeners (`actor.on(type, …)`), after it happened. */
export type SeriesEmitted =
  /** A match has begun, counted from 0: it is a new actor, to be listened to and shown. */
  | { readonly type: "began"; readonly match: number }
  /** An event that changed nothing, and why. */
  | { readonly type: "refused"; readonly failure: Failure };

/** The seed of a match. The first one has that of the series, so that a series of one game goes like a match. */
const seedOf = (seed: string, match: number): string => (match === 0 ? seed : `${seed}:${match}`);

/** What the present match starts from, as long as nothing was played in it. */
export function matchInput<T extends GameTypes>({
  plan,
  seating,
  earlier,
  match: { table, start, position },
}: SeriesContext<T>): TurnInput<T> {
  const { occupants, seed } = seating;
  const sitting = (seat: number) => occupants[playerAt(plan, table.seats, earlier.length, seat)] ?? PERSON;
  return {
    ...seating,
    table,
    ...(start !== null && { position }),
    occupants: occupants.map((_, seat) => sitting(seat)),
    seed: seedOf(seed, earlier.length),
  };
}

/** The beginning of a series. @throws SerpentariumError `bad-plan` where one of several games were to start elsewhere */
export function createSeriesContext<T extends GameTypes>(
  game: Game<T>,
  { plan, ...input }: SeriesInput<T>,
): SeriesContext<T> {
  if (input.position && plan.games > 1) {
    throw new SerpentariumError("bad-plan", "only a game that is played alone can start elsewhere");
  }
  // in the first match the players sit in order
  const match = createContext(game, input);
  return { plan, seating: match.seating, earlier: [], match };
}

/** A series at the beginning of the match that follows some others. */
export function beginAfter<T extends GameTypes>(
  game: Game<T>,
  context: SeriesContext<T>,
  earlier: readonly PlayedMatch[],
): SeriesContext<T> {
  const begun = { ...context, earlier };
  return { ...begun, match: createContext(game, matchInput(begun)) };
}

/** The state of the machine that belongs to a series. */
export function seriesStateOf<T extends GameTypes>({ plan, earlier, match }: SeriesContext<T>): SeriesState {
  if (!outcomeOf(match)) return "match";
  return earlier.length + 1 < plan.games ? "pause" : "over";
}

/** A series at the beginning of its next match. Fails with `not-over` in a match, and with `over` after the last. */
export function nextMatch<T extends GameTypes>(
  game: Game<T>,
  context: SeriesContext<T>,
): Result<SeriesContext<T>> {
  const state = seriesStateOf(context);
  if (state === "match") return fail("not-over", "the game is not over yet", "la partie n’est pas finie");
  if (state === "over") return fail("over", "the series is over", "la série est finie");
  return succeed(beginAfter(game, context, [...context.earlier, playedOf(context.match)]));
}

/** The record of the series, with the present match as far as it goes. */
export const seriesRecordOf = <T extends GameTypes>(game: Game<T>, context: SeriesContext<T>): SeriesRecord =>
  formatSeries(game, {
    plan: context.plan,
    table: context.match.table,
    matches: [...context.earlier, playedOf(context.match)],
  });

/** The points so far, with those of the present match as soon as it is over. */
export const scoreSheetOf = <T extends GameTypes>(game: Game<T>, context: SeriesContext<T>): ScoreSheet =>
  scoreSheet(game, seriesRecordOf(game, context));
