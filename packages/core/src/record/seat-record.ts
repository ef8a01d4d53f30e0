import { fail, type Result, succeed, unwrap } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import type { Match } from "../match/match.ts";
import type { Outcome } from "../outcome.ts";
import { playerAtSeat, seatOfPlayer } from "../series/plan.ts";
import type { Seat, Table } from "../table.ts";
import { redactPosition } from "../viewer.ts";
import { earlyEndingOf } from "./early-ending.ts";
import { isRecordOf, outcomeOfRecord, outcomeRecordOf } from "./outcome-record.ts";
import { parseRecord } from "./parse-record.ts";
import { createRecord, type GameRecord, type MatchRecord } from "./record.ts";
import { redactActions } from "./redact-actions.ts";
import { parseRecordTable, replayMatch } from "./replay.ts";

/** Redacts a match for a seat. */
function redactMatch<T extends GameTypes>(
  game: Game<T>,
  { start, first, actions, outcome }: Match<T>,
  seat: Seat,
): MatchRecord {
  return {
    ...(start !== null && { start: game.formatPosition(redactPosition(game, first, seat)) }),
    actions: redactActions(game, [...actions], seat),
    outcome: outcome && outcomeRecordOf(outcome),
  };
}

/**
 * Creates the record of a match for one seat, without hidden information. {@link openSeatRecord} opens it; it cannot be replayed. In a
 * series, the earlier matches are redacted for the same player.
 */
export function recordForSeat<T extends GameTypes>(game: Game<T>, match: Match<T>, seat: Seat): GameRecord {
  const { table, plan, earlier, position } = match;
  const player = playerAtSeat(plan, table.seats, earlier.length, seat);
  const redacted = earlier.map((one, i) =>
    redactMatch(game, unwrap(replayMatch(game, table, one)), seatOfPlayer(plan, table.seats, i, player)),
  );
  const { outcome, ...played } = redactMatch(game, match, seat);
  const record = createRecord(game, { table, plan, earlier: redacted, ...played });
  return { ...record, outcome, seat, view: game.formatPosition(redactPosition(game, position, seat)) };
}

/** A match as one seat sees it. */
export interface SeatView<T extends GameTypes> {
  readonly table: Table<T["options"]>;
  readonly seat: Seat;
  /** Redacted for the seat: enough to draw it and to choose an action, but no action can be applied to it. */
  readonly position: T["position"];
  /** The actions as the seat saw them, in notation. */
  readonly actions: readonly string[];
  readonly outcome: Outcome | null;
}

/**
 * Opens an untrusted record of a match for one seat. Fails with `other-seat` if it is for another seat, with `bad-record` if it is not for
 * one seat, like `replay` for its table, or like the game's `parsePosition`.
 *
 * @param seat - the seat that opens it; by default, the seat for which it was created
 */
export function openSeatRecord<T extends GameTypes>(
  game: Game<T>,
  data: unknown,
  seat?: Seat,
): Result<SeatView<T>> {
  const parsed = parseRecord(data);
  if (!parsed.ok) return parsed;
  const { seat: owner, view, actions, outcome: recorded } = parsed.value;
  if (owner === undefined || view === undefined)
    return fail("bad-record", { id: "failures.bad-record.not-of-seat" });
  if (seat !== undefined && owner !== seat)
    return fail("other-seat", { id: "failures.other-seat.made-for", data: { owner, seat } });
  const table = parseRecordTable(game, parsed.value);
  if (!table.ok) return table;
  if (owner >= table.value.seats) return fail("other-seat", { id: "failures.other-seat.none" });
  const parse = game.hidden?.parsePosition ?? game.parsePosition;
  const position = parse(view, table.value);
  if (!position.ok) return position;
  const outcome = recorded && outcomeOfRecord(recorded, table.value);
  const isEarly =
    outcome && position.value.phase !== "over" && earlyEndingOf(game, table.value, outcome) !== undefined;
  if (!isRecordOf(recorded, isEarly ? outcome : (position.value.outcome ?? null)))
    return fail("bad-record", { id: "failures.bad-record.result-of-position" });
  return succeed({ table: table.value, seat: owner, position: position.value, actions, outcome });
}
