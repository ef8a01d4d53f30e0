import { type Failure, fail, type Game, type GameTypes, parseTable, type Result } from "@serpentarium/core";
import { contextFromRecord, PERSON, type Seating } from "@serpentarium/core/context";
import {
  actionsOf,
  applyMatchEvent,
  createMatch,
  playActions,
  recordOf,
  rulesOf,
} from "@serpentarium/core/match";
import { parseEarlyEnding, parseStartPosition } from "@serpentarium/core/record";
import type { MatchContext, RunningContext } from "@serpentarium/table";
import { BOTS, DICE, RANDOM } from "./match.ts";

/**
 * A match in the form saved while the author changes the game: its actions in notation. Unlike a record it has no version; it is valid as
 * long as it can be replayed.
 */
export interface SavedMatch {
  readonly seats: number;
  readonly options: unknown;
  /** The start position as text; null for the start of the game. */
  readonly start: string | null;
  readonly actions: readonly string[];
  readonly ended: unknown;
  readonly seating: Seating;
}

/** A restored match, or the reason why it cannot be restored. */
export type RestoreResult =
  | { readonly ok: true; readonly context: RunningContext }
  | {
      readonly ok: false;
      readonly failure: Failure;
      /** The action that is no longer legal, if that is the reason. */
      readonly notation?: string;
    };

export const toSavedMatch = (context: MatchContext): SavedMatch => ({
  seats: context.table.seats,
  options: context.table.options,
  start: context.start,
  actions: actionsOf(context),
  ended: context.ended,
  seating: { ...context.seating, occupants: context.occupants, names: context.names },
});

const isTextArray = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** An occupant of a saved match; a person for a program that the workshop no longer has. */
const knownOccupant = (name: string): string => [RANDOM, ...BOTS].find((known) => known === name) ?? PERSON;

/** Parses a saved match; undefined if the text is invalid. */
export function parseSavedMatch(text: string | null): SavedMatch | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
  if (!isObject(data) || !isTextArray(data["actions"]) || !isObject(data["seating"])) return undefined;
  const { seats, options, start, actions, ended, seating } = data;
  const { occupants, names, dealer, seed } = seating;
  return {
    seats: Number(seats),
    options,
    start: typeof start === "string" ? start : null,
    actions,
    ended,
    seating: {
      occupants: isTextArray(occupants) ? occupants.map(knownOccupant) : [],
      dealer: dealer === PERSON ? PERSON : DICE,
      names: isTextArray(names) ? names : [],
      seed: String(seed),
      undoChance: true,
    },
  };
}

/** Replays a saved match. Fails like the first illegal action, with its `index`. */
function replay(game: Game, saved: SavedMatch): Result<RunningContext> {
  const table = parseTable(game, saved.options, saved.seats);
  if (!table.ok) return table;
  const position = parseStartPosition(game, table.value, saved.start);
  if (!position.ok) return position;
  const setup = { table: table.value, ...(saved.start !== null && { position: position.value }) };
  const played = playActions(game, createMatch<GameTypes>(game, setup), saved.actions);
  if (!played.ok) return played;
  const ending = parseEarlyEnding(table.value, saved.ended);
  const match =
    ending.ok && !played.value.outcome
      ? applyMatchEvent(rulesOf(game), played.value, { type: "ended", ending: ending.value })
      : played.value;
  return contextFromRecord(game, recordOf(game, match), saved.seating);
}

/** Converts exceptions of the game's code to failures. */
function catchErrors<T>(callback: () => Result<T>): Result<T> {
  try {
    return callback();
  } catch (error) {
    return fail("bad-snapshot", String(error));
  }
}

/** Restores a saved match with the current game. Fails if it cannot be replayed or the game's code throws. */
export function restoreMatch(game: Game, saved: SavedMatch): RestoreResult {
  const replayed = catchErrors(() => replay(game, saved));
  if (replayed.ok) return { ok: true, context: replayed.value };
  const notation = saved.actions[replayed.error.index ?? -1];
  return { ok: false, failure: replayed.error, ...(notation !== undefined && { notation }) };
}
