import type { Game, GameTypes, Result } from "@serpentarium/core";
import { type GameRecord, RECORD_FORMAT } from "@serpentarium/core/record";
import { SERIES_FORMAT, type SeriesPlan, type SeriesRecord } from "@serpentarium/core/series";
import {
  createSeriesMachine,
  PERSON,
  type ResumedSeries,
  recordOf,
  restoreSeries,
  type Seating,
  type SeriesContext,
  type SeriesInput,
  type SeriesMachine,
  seriesRecordOf,
  seriesStateOf,
  stateOf,
} from "@serpentarium/core/turn";
import type { Actor } from "xstate";
import type { Thinker } from "./bots/thinker.ts";
import { createMatchMachine, type MatchMachine } from "./match.ts";

export type PlayedContext = SeriesContext<GameTypes>;
export type SeriesActor = Actor<SeriesMachine<GameTypes>>;
export type Start = SeriesInput<GameTypes>;
/** What a series begins from: a table, or a series that was kept. */
export type Beginning = ResumedSeries<GameTypes> | { readonly input: Start };

/** The machines of a game; everything here is played as a series, be it of one match. */
export interface Machines {
  readonly match: MatchMachine;
  readonly series: SeriesMachine<GameTypes>;
}

/** @param thinker - where the bots at the table think */
export function createMachines(game: Game, thinker?: Thinker): Machines {
  const match = createMatchMachine(game, thinker);
  return { match, series: createSeriesMachine(game, match) };
}

/** A single game, as a plan. */
export const SINGLE: SeriesPlan = { games: 1, first: "fixed" };

/** Whether there is more to it than one match. */
export const isSeries = ({ games }: SeriesPlan): boolean => games > 1;

/** Whether the first seat passes from player to player. */
export const goesRound = (plan: SeriesPlan): boolean => isSeries(plan) && plan.first === "rotating";

/** What is kept in this browser: a single match is kept as its own machine has it. */
export const toKeep = (context: PlayedContext): object =>
  isSeries(context.plan)
    ? { value: seriesStateOf(context), context }
    : { value: stateOf(context.match), context: context.match };

/** What travels by link and by file: a single match as the record of one. */
export type Recorded = GameRecord | SeriesRecord;

/** What is played, ready to travel. */
export const toRecord = (game: Game, context: PlayedContext): Recorded =>
  isSeries(context.plan) ? seriesRecordOf(game, context) : recordOf(game, context.match);

export const isRecordOfOne = (record: Recorded): record is GameRecord => record.format === RECORD_FORMAT;

/** The record of a match as that of a series of one. */
export function seriesOfOne({ start, actions, outcome, ...head }: GameRecord): SeriesRecord {
  const match = { ...(start !== undefined && { start }), actions, outcome };
  return { ...head, format: SERIES_FORMAT, plan: SINGLE, matches: [match] };
}

/** Who sits where, with a dealer; what a person enters can be taken back, what the site drew cannot. */
export const dealing = <S extends Seating>(
  seating: S,
  dealer: string,
): S & Required<Pick<Seating, "dealer" | "undoChance">> => ({
  ...seating,
  dealer,
  undoChance: dealer === PERSON,
});

/** The same series with another dealer from now on; what was undone can still be redone. */
export function dealtBy(
  game: Game,
  { series }: Machines,
  context: PlayedContext,
  dealer: string,
): Result<Beginning> {
  const seating = dealing(context.seating, dealer);
  const match = { ...context.match, seating: dealing(context.match.seating, dealer) };
  return restoreSeries(game, series, {
    value: seriesStateOf(context),
    context: { ...context, seating, match },
  });
}
