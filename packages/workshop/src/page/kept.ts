import type { GameTypes } from "@serpentarium/core";
import {
  type Failure,
  fail,
  type Game,
  parseLegal,
  parseTable,
  type Result,
  succeed,
} from "@serpentarium/core";
import { parseEnding } from "@serpentarium/core/record";
import { SINGLE } from "@serpentarium/core/series";
import {
  actionsOf,
  PERSON,
  type Resumed,
  restoreSnapshot,
  type Seating,
  stateOf,
} from "@serpentarium/core/turn";
import { DICE, type MatchContext, type MatchMachine } from "./match.ts";

/**
 * A match as it is kept while the author changes the game under it: what was played, in notation. No version binds it,
 * as a record is bound: it goes on as long as it replays.
 */
export interface Kept {
  readonly seats: number;
  readonly options: unknown;
  /** The text of the position that it started from, where that was not the beginning. */
  readonly start: string | null;
  readonly actions: readonly string[];
  readonly ended: unknown;
  readonly seating: Required<Seating>;
}

/** A match that goes on, or what of it no longer holds. */
export type Revived =
  | { readonly ok: true; readonly resumed: Resumed<GameTypes> }
  | {
      readonly ok: false;
      readonly failure: Failure;
      /** The action that is not legal any more, where it is one. */
      readonly notation?: string;
    };

export const keptOf = (context: MatchContext): Kept => ({
  seats: context.table.seats,
  options: context.table.options,
  start: context.start,
  actions: actionsOf(context),
  ended: context.ended,
  seating: context.seating,
});

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** A kept match from text that may come from anywhere; nothing where it is none. */
export function parseKept(text: string | null): Kept | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
  if (!isObject(data) || !isTexts(data["actions"]) || !isObject(data["seating"])) return undefined;
  const { seats, options, start, actions, ended, seating } = data;
  const { occupants, dealer, seed } = seating;
  return {
    seats: Number(seats),
    options,
    start: typeof start === "string" ? start : null,
    actions,
    ended,
    seating: {
      occupants: isTexts(occupants) ? occupants : [],
      dealer: dealer === PERSON ? PERSON : DICE,
      seed: String(seed),
      undoChance: true,
    },
  };
}

/** The match played through. Fails like the first action that does not hold, with its `index`. */
function replayed(game: Game, kept: Kept): Result<MatchContext> {
  const table = parseTable(game, kept.options, kept.seats);
  if (!table.ok) return table;
  const first =
    kept.start === null ? succeed(game.start(table.value)) : game.parsePosition(kept.start, table.value);
  if (!first.ok) return first;
  let position = first.value;
  for (const [index, text] of kept.actions.entries()) {
    const legal = parseLegal(game, position, text);
    if (!legal.ok) return { ok: false, error: { ...legal.error, index } };
    position = game.apply(position, legal.value);
  }
  const { seats } = table.value;
  const ended = parseEnding(table.value, kept.ended);
  return succeed({
    table: table.value,
    plan: SINGLE,
    earlier: [],
    start: kept.start,
    position,
    actions: kept.actions.map((text) => `${text}\n`).join(""),
    count: kept.actions.length,
    undone: [],
    ended: ended.ok && position.phase !== "over" ? ended.value : null,
    seating: {
      ...kept.seating,
      occupants: Array.from({ length: seats }, (_, seat) => kept.seating.occupants[seat] ?? PERSON),
    },
  });
}

function tried<T>(look: () => Result<T>): Result<T> {
  try {
    return look();
  } catch (error) {
    const told = String(error);
    return fail("bad-snapshot", told, told);
  }
}

/** Goes on with a match in the game as it now is; says what no longer holds, also where the game's code throws. */
export function revive(game: Game, machine: MatchMachine, kept: Kept): Revived {
  const context = tried(() => replayed(game, kept));
  const resumed = context.ok
    ? tried(() => restoreSnapshot(game, machine, { value: stateOf(context.value), context: context.value }))
    : context;
  if (resumed.ok) return { ok: true, resumed: resumed.value };
  const notation = kept.actions[resumed.error.index ?? -1];
  return { ok: false, failure: resumed.error, ...(notation !== undefined && { notation }) };
}
