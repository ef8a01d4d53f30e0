import { fail, type Result, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { isSameOutcome, type Outcome, sidesOf, type Teams } from "../outcome.ts";
import { createSeatName } from "../scene/seat-name.ts";
import { type Seat, seatsOf, type Table } from "../table.ts";
import { formatText, type Text } from "../text.ts";
import { withFallback } from "../with-fallback.ts";

/** The endings of a match without a clause, by the reason in its outcome; `{who}` is the name of the seat. */
export const EARLY_ENDINGS = {
  resign: {
    title: { en: "resignation", fr: "abandon" },
    narration: { en: "{who} has resigned.", fr: "{who} a abandonné." },
  },
  time: {
    title: { en: "out of time", fr: "temps écoulé" },
    narration: { en: "{who} has run out of time.", fr: "{who} n’a plus de temps." },
  },
  abandon: {
    title: { en: "match abandoned", fr: "partie quittée" },
    narration: { en: "{who} has left the match.", fr: "{who} a quitté la partie." },
  },
  draw: {
    title: { en: "draw agreed", fr: "nulle convenue" },
    narration: { en: "A draw was agreed.", fr: "Les joueurs ont convenu d’une partie nulle." },
  },
} as const satisfies Readonly<Record<string, { readonly title: Text; readonly narration: Text }>>;

/** One of {@link EARLY_ENDINGS}. */
export type EarlyEndingReason = keyof typeof EARLY_ENDINGS;

/** How a match ended without a clause: a seat resigned, ran out of time or left, or all agreed on a draw. */
export type EarlyEnding =
  | { readonly reason: Exclude<EarlyEndingReason, "draw">; readonly seat: Seat }
  | { readonly reason: "draw" };

/** Whether the reason of an outcome is one of {@link EARLY_ENDINGS} rather than a clause. */
export const isEarlyEndingReason = (reason: unknown): reason is EarlyEndingReason =>
  typeof reason === "string" && Object.hasOwn(EARLY_ENDINGS, reason);

/**
 * Returns the outcome of an ending. Where one seat ends the match, its side loses, and all others win. A side that plays alone
 * loses whenever it stops.
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

/** Returns the ending that leads to an outcome; undefined where there is none. */
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
    const reasons = Object.keys(EARLY_ENDINGS).join(", ");
    return fail("bad-event", `expected a reason: ${reasons}`, `attendu : une raison : ${reasons}`);
  }
  if (reason === "draw") return succeed({ reason });
  if (typeof seat === "number" && seatsOf({ seats }).includes(seat)) return succeed({ reason, seat });
  return fail(
    "bad-seats",
    `expected a seat from 0 to ${seats - 1}`,
    `attendu : une place de 0 à ${seats - 1}`,
  );
}

const seatNumber = createSeatName([]);

/** Returns the text for an ending, with the name of the seat. */
export function narrateEarlyEnding<T extends GameTypes>(
  game: Pick<Game<T>, "seatName">,
  position: T["position"],
  ending: EarlyEnding,
): Text {
  const { narration } = EARLY_ENDINGS[ending.reason];
  if (ending.reason === "draw") return narration;
  const who = (game.seatName ?? seatNumber)(position, ending.seat);
  return { en: formatText(narration, "en", { who }), fr: formatText(narration, "fr", { who }) };
}
