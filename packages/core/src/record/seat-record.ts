import { fail, type Result, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { playerAt, seatOf } from "../series/plan.ts";
import type { Outcome, Seat, Table } from "../table.ts";
import { seenActions, seenPosition } from "../view.ts";
import { endingOf, outcomeOfEnding } from "./ending.ts";
import { parseRecord } from "./parse-record.ts";
import { formatRecord, type GameRecord, type PlayedMatch } from "./record.ts";
import { openTable, type Replay, type ReplayedMatch } from "./replay.ts";

/** A match as a seat saw it. */
function seenMatch<T extends GameTypes>(
  game: Game<T>,
  { table, start, actions, positions, position, ended }: ReplayedMatch<T>,
  seat: Seat,
): PlayedMatch {
  const seen = seenActions(game, positions, actions, seat);
  const before = (at: number) => seenPosition(game, positions[at] ?? position, seat);
  return {
    ...(start !== undefined && { start: game.formatPosition(before(0)) }),
    actions: seen.map((action, at) => game.formatAction(action, before(at))),
    outcome: ended ? outcomeOfEnding(table, ended) : (position.outcome ?? null),
  };
}

/**
 * The record of a match for one seat: what that seat may not know is not in it. {@link openView} opens it; it cannot be
 * replayed. In a series, the earlier matches are as the same player saw them.
 *
 * @param match - as `replay` gives it
 */
export function recordFor<T extends GameTypes>(game: Game<T>, match: Replay<T>, seat: Seat): GameRecord {
  const { table, plan, earlier, position } = match;
  const player = playerAt(plan, table.seats, earlier.length, seat);
  const before = earlier.map((one, at) => seenMatch(game, one, seatOf(plan, table.seats, at, player)));
  const record = formatRecord(game, { table, plan, earlier: before, ...seenMatch(game, match, seat) });
  return { ...record, seat, view: game.formatPosition(seenPosition(game, position, seat)) };
}

/** What a seat sees of a match. */
export interface SeatView<T extends GameTypes> {
  readonly table: Table<T["options"]>;
  readonly seat: Seat;
  /** What it sees of the position: it can be drawn, and the seat can act by it, but nothing can be played on it. */
  readonly position: T["position"];
  /** What was played, as the seat saw it, in notation. */
  readonly actions: readonly string[];
  readonly outcome: Outcome | null;
}

/**
 * Opens the record of a match for one seat. Fails with `other-seat` where it was made for another one, with `bad-record` where it
 * is none for a seat, like `replay` where the table does not hold, and like the game's `parsePosition`.
 *
 * @param seat - who opens it; whoever it was made for when left out
 */
export function openView<T extends GameTypes>(
  game: Game<T>,
  data: unknown,
  seat?: Seat,
): Result<SeatView<T>> {
  const parsed = parseRecord(data);
  if (!parsed.ok) return parsed;
  const { seat: owner, view, actions, outcome } = parsed.value;
  if (owner === undefined || view === undefined)
    return fail("bad-record", "not the record of one seat", "pas une partie vue d’une place");
  if (seat !== undefined && owner !== seat)
    return fail(
      "other-seat",
      `made for player ${owner + 1}, not for player ${seat + 1}`,
      `faite pour le joueur ${owner + 1}, pas pour le joueur ${seat + 1}`,
    );
  const table = openTable(game, parsed.value);
  if (!table.ok) return table;
  if (owner >= table.value.seats)
    return fail("other-seat", "no such seat at this table", "il n’y a pas cette place à cette table");
  const parse = game.hidden?.parsePosition ?? game.parsePosition;
  const position = parse(view, table.value);
  if (!position.ok) return position;
  if (
    JSON.stringify(position.value.outcome ?? null) !== JSON.stringify(outcome) &&
    !(outcome && position.value.phase !== "over" && endingOf(table.value, outcome))
  )
    return fail(
      "bad-record",
      "the outcome is not that of the position",
      "le résultat n’est pas celui de la position",
    );
  return succeed({ table: table.value, seat: owner, position: position.value, actions, outcome });
}
