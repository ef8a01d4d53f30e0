import { fail, type Result, succeed } from "../failure.ts";
import { isSameOutcome, type Outcome, sidesOf, type Teams } from "../outcome.ts";
import { type Seat, seatsOf, type Table } from "../table.ts";
import { withFallback } from "../with-fallback.ts";
import type { MessageReference } from "../words/message.ts";

/**
 * The endings of a match without a clause: the reasons of its outcome. Words hold `endings.<reason>.title`, and a sentence about the seat
 * under `endings.<reason>.narration`.
 */
export const EARLY_ENDINGS = ["resign", "time", "abandon", "draw"] as const;

/** One of {@link EARLY_ENDINGS}. */
export type EarlyEndingReason = (typeof EARLY_ENDINGS)[number];

/** How a match ended without a clause: a seat resigned, ran out of time or left, or all agreed on a draw. */
export type EarlyEnding =
  | { readonly reason: Exclude<EarlyEndingReason, "draw">; readonly seat: Seat }
  | { readonly reason: "draw" };

/** Whether the reason of an outcome is one of {@link EARLY_ENDINGS} rather than a clause. */
export const isEarlyEndingReason = (reason: unknown): reason is EarlyEndingReason =>
  EARLY_ENDINGS.some((one) => one === reason);

/**
 * Returns the outcome of an ending. If one seat ends the match, its side loses and all others win. A side that plays alone loses whenever
 * it stops.
 *
 * @example
 * ```ts
 * import { outcomeOfEarlyEnding } from "@serpentarium/core/record";
 *
 * const table = { seats: 2, options: {} };
 * outcomeOfEarlyEnding({}, table, { reason: "time", seat: 0 }); // => { reason: "time", places: [2, 1] }
 * outcomeOfEarlyEnding({}, table, { reason: "draw" }); // => { reason: "draw", places: [1, 1] }
 * ```
 */
export function outcomeOfEarlyEnding(teams: Teams, table: Table, ending: EarlyEnding): Outcome {
  const { reason } = ending;
  const sides = sidesOf(teams, table);
  if (ending.reason === "draw")
    return { reason, places: seatsOf(table).map(() => (sides.length > 1 ? 1 : 2)) };
  const { seat } = ending;
  const losers = sides.find((side) => side.includes(seat)) ?? [];
  return {
    reason,
    places: seatsOf(table).map((one) => (losers.includes(one) ? 2 : 1)),
    ...(losers.length > 1 && { by: seat }),
  };
}

/** Returns the ending that leads to an outcome; undefined if there is none. */
export function earlyEndingOf(teams: Teams, table: Table, outcome: Outcome): EarlyEnding | undefined {
  const { reason, places, by = places.indexOf(2) } = outcome;
  if (!isEarlyEndingReason(reason) || (by < 0 && reason !== "draw")) return undefined;
  const ending: EarlyEnding = reason === "draw" ? { reason } : { reason, seat: by };
  return isSameOutcome(outcomeOfEarlyEnding(teams, table, ending), outcome) ? ending : undefined;
}

/** Parses an untrusted ending. Fails with `bad-event` for its reason, or with `bad-seats`. */
export function parseEarlyEnding({ seats }: Pick<Table, "seats">, data: unknown): Result<EarlyEnding> {
  const { reason, seat } = withFallback<{ readonly reason?: unknown; readonly seat?: unknown }>(
    () => ({ reason: Object(data).reason, seat: Object(data).seat }),
    () => ({}),
  );
  if (!isEarlyEndingReason(reason)) {
    return fail("bad-event", { id: "failures.bad-event.reason", data: { reasons: EARLY_ENDINGS } });
  }
  if (reason === "draw") return succeed({ reason });
  if (typeof seat === "number" && seatsOf({ seats }).includes(seat)) return succeed({ reason, seat });
  return fail("bad-seats", { id: "failures.bad-seats.seat", data: { max: seats - 1 } });
}

/** Returns the sentence for an ending. */
export const narrateEarlyEnding = (ending: EarlyEnding): MessageReference => ({
  id: `endings.${ending.reason}.narration`,
  ...(ending.reason !== "draw" && { data: { seat: ending.seat } }),
});
