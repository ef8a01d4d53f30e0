import type { GameTypes } from "@serpentarium/core";
import {
  type Failure,
  fail,
  type Game,
  parseLegalAction,
  parseTable,
  type Result,
  succeed,
} from "@serpentarium/core";
import { actionsOf } from "@serpentarium/core/match";
import { parseEarlyEnding } from "@serpentarium/core/record";
import { SINGLE_MATCH_PLAN } from "@serpentarium/core/series";
import {
  PERSON,
  type ResumeOptions,
  restoreSnapshot,
  type Seating,
  stateValueOf,
} from "@serpentarium/core/turn";
import type { MatchContext, MatchMachine } from "@serpentarium/table";
import { DICE } from "./match.ts";

/**
 * A match as it is saved while the author changes the game: its actions in notation. Unlike a record it has no version; it is
 * valid as long as it can be replayed.
 */
export interface SavedMatch {
  readonly seats: number;
  readonly options: unknown;
  /** The position that it started from, as text; null for the start of the game. */
  readonly start: string | null;
  readonly actions: readonly string[];
  readonly ended: unknown;
  readonly seating: Required<Seating>;
}

/** A restored match, or the reason why it cannot be restored. */
export type RestoreResult =
  | { readonly ok: true; readonly resumeOptions: ResumeOptions<GameTypes> }
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
  seating: context.seating,
});

const isTextArray = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Parses a saved match; undefined if the text is not one. */
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
      occupants: isTextArray(occupants) ? occupants : [],
      dealer: dealer === PERSON ? PERSON : DICE,
      names: isTextArray(names) ? names : [],
      seed: String(seed),
      undoChance: true,
    },
  };
}

/** Replays a saved match. Fails like the first action that is not legal, with its `index`. */
function replay(game: Game, saved: SavedMatch): Result<MatchContext> {
  const table = parseTable(game, saved.options, saved.seats);
  if (!table.ok) return table;
  const startPosition =
    saved.start === null ? succeed(game.start(table.value)) : game.parsePosition(saved.start, table.value);
  if (!startPosition.ok) return startPosition;
  let position = startPosition.value;
  for (const [index, text] of saved.actions.entries()) {
    const legal = parseLegalAction(game, position, text);
    if (!legal.ok) return { ok: false, error: { ...legal.error, index } };
    position = game.apply(position, legal.value);
  }
  const { seats } = table.value;
  const ended = parseEarlyEnding(table.value, saved.ended);
  return succeed({
    table: table.value,
    plan: SINGLE_MATCH_PLAN,
    earlier: [],
    start: saved.start,
    position,
    actions: saved.actions.map((text) => `${text}\n`).join(""),
    count: saved.actions.length,
    undone: [],
    ended: ended.ok && position.phase !== "over" ? ended.value : null,
    seating: {
      ...saved.seating,
      occupants: Array.from({ length: seats }, (_, seat) => saved.seating.occupants[seat] ?? PERSON),
      names: Array.from({ length: seats }, (_, player) => saved.seating.names[player] ?? ""),
    },
  });
}

/** Converts exceptions of the game's code to failures. */
function catchErrors<T>(callback: () => Result<T>): Result<T> {
  try {
    return callback();
  } catch (error) {
    const message = String(error);
    return fail("bad-snapshot", message, message);
  }
}

/** Restores a saved match with the game as it is now. Fails where it cannot be replayed or the game's code throws. */
export function restoreMatch(game: Game, machine: MatchMachine, saved: SavedMatch): RestoreResult {
  const context = catchErrors(() => replay(game, saved));
  const options = context.ok
    ? catchErrors(() =>
        restoreSnapshot(game, machine, { value: stateValueOf(context.value), context: context.value }),
      )
    : context;
  if (options.ok) return { ok: true, resumeOptions: options.value };
  const notation = saved.actions[options.error.index ?? -1];
  return { ok: false, failure: options.error, ...(notation !== undefined && { notation }) };
}
