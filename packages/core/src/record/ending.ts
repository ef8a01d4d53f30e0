import { fail, type Result, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { readable } from "../readable.ts";
import { createSeatName } from "../scene/seat-name.ts";
import { type Outcome, type Seat, seatsOf, type Table } from "../table.ts";
import { fill, type Text } from "../text.ts";

/** The ends of a match that no clause of a game makes, by the reason that its outcome then has; `{who}` is the seat. */
export const ENDINGS = {
  resign: {
    title: { en: "resignation", fr: "abandon" },
    told: { en: "{who} has resigned.", fr: "{who} a abandonné." },
  },
  time: {
    title: { en: "out of time", fr: "temps écoulé" },
    told: { en: "{who} has run out of time.", fr: "{who} n’a plus de temps." },
  },
  abandon: {
    title: { en: "match abandoned", fr: "partie quittée" },
    told: { en: "{who} has left the match.", fr: "{who} a quitté la partie." },
  },
  draw: {
    title: { en: "draw agreed", fr: "nulle convenue" },
    told: { en: "A draw was agreed.", fr: "Les joueurs ont convenu d’une partie nulle." },
  },
} as const satisfies Readonly<Record<string, { readonly title: Text; readonly told: Text }>>;

/** One of {@link ENDINGS}. */
export type EndingReason = keyof typeof ENDINGS;

/** How a match ended by no clause: a seat resigned, ran out of time or left, or all agreed on a draw. */
export type Ending =
  | { readonly reason: Exclude<EndingReason, "draw">; readonly seat: Seat }
  | { readonly reason: "draw" };

/** Whether the reason of an outcome is one of {@link ENDINGS}, not a clause. */
export const isEndingReason = (reason: unknown): reason is EndingReason =>
  typeof reason === "string" && Object.hasOwn(ENDINGS, reason);

/**
 * The outcome of an ending: where one seat ends the match, all the others win.
 *
 * @example
 * ```ts
 * import { outcomeOfEnding } from "@serpentarium/core/record";
 *
 * outcomeOfEnding({ seats: 2 }, { reason: "time", seat: 0 }); // => { winners: [1], reason: "time" }
 * outcomeOfEnding({ seats: 2 }, { reason: "draw" }); // => { winners: [0, 1], reason: "draw" }
 * ```
 */
export const outcomeOfEnding = (table: Pick<Table, "seats">, ending: Ending): Outcome => ({
  winners: seatsOf(table).filter((seat) => ending.reason === "draw" || seat !== ending.seat),
  reason: ending.reason,
});

/** The ending of which an outcome is; nothing where it is of none. */
export function endingOf(
  table: Pick<Table, "seats">,
  { winners, reason, scores }: Outcome,
): Ending | undefined {
  if (!isEndingReason(reason) || scores) return undefined;
  const lost = seatsOf(table).filter((seat) => !winners.includes(seat));
  const [seat] = lost;
  const ending: Ending | undefined =
    reason === "draw" ? { reason } : seat === undefined ? undefined : { reason, seat };
  return ending && String(outcomeOfEnding(table, ending).winners) === String(winners) ? ending : undefined;
}

/** An ending from data that may come from anywhere. Fails with `bad-event` for its reason, and with `bad-seats`. */
export function parseEnding({ seats }: Pick<Table, "seats">, data: unknown): Result<Ending> {
  const { reason, seat } = readable<{ readonly reason?: unknown; readonly seat?: unknown }>(
    () => ({ reason: Object(data).reason, seat: Object(data).seat }),
    () => ({}),
  );
  if (!isEndingReason(reason)) {
    const reasons = Object.keys(ENDINGS).join(", ");
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

/** What is said of an ending, with the name of the seat. */
export function tellEnding<T extends GameTypes>(
  game: Pick<Game<T>, "seatName">,
  position: T["position"],
  ending: Ending,
): Text {
  const { told } = ENDINGS[ending.reason];
  if (ending.reason === "draw") return told;
  const who = (game.seatName ?? seatNumber)(position, ending.seat);
  return { en: fill(told, "en", { who }), fr: fill(told, "fr", { who }) };
}
