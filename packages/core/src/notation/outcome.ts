import { type Failure, fail, type Result, succeed } from "../failure.ts";
import { arePlacesWithoutGaps } from "../is-outcome.ts";
import { type Outcome, placesOfWinners, winnersOf } from "../outcome.ts";
import { seatsOf, type Table } from "../table.ts";
import { truncate } from "../truncate.ts";
import { formatList, parseList } from "./list.ts";
import { parseInteger } from "./value.ts";

/**
 * Checks the reason in the text of an outcome, such as `draw!end.kiss`. Returns a failure if the game does not know it;
 * undefined if it does, or if the text has no reason. For `parsePosition`: a variant with its own end clauses has to parse
 * those positions itself, and this failure says so to its author.
 *
 * @param ending - the text of the outcome
 * @param reasons - the `end.*` clauses of the game
 */
export function checkOutcomeReason(ending: string, reasons: readonly string[]): Failure | undefined {
  const [, reason = ""] = /!(.+)$/.exec(ending) ?? [];
  if (!reason || reasons.includes(reason)) return undefined;
  const given = truncate(reason);
  return fail("bad-position", { id: "failures.bad-position.reason", data: { given, reasons } }).error;
}

/**
 * How to write an outcome without one winner: as `draw`, for games in which only all seats can share a win, or as a list of the
 * winners with a separator. Games with more places than winners and losers write the places of all seats.
 */
export type SharedWinNotation = "draw" | "," | "+" | "places";

const DRAW = "draw";

/**
 * Formats the winners, or the places of all seats, and the reason of an outcome.
 *
 * @example
 * ```ts
 * import { formatOutcome } from "@serpentarium/core/notation";
 *
 * formatOutcome({ reason: "end.line", places: [1, 2] }); // => "1!end.line"
 * formatOutcome({ reason: "end.full", places: [1, 1] }); // => "draw!end.full"
 * formatOutcome({ reason: "end.hands", places: [1, 2, 1] }, ","); // => "1,3!end.hands"
 * formatOutcome({ reason: "end.race", places: [2, 3, 1] }, "places"); // => "2.3.1!end.race"
 * ```
 */
export function formatOutcome({ places, reason }: Outcome, several: SharedWinNotation = DRAW): string {
  if (several === "places") return `${places.join(".")}!${reason}`;
  const winners = winnersOf({ places });
  const isDraw = several === DRAW && winners.length > 1;
  return `${isDraw ? DRAW : formatList(winners, (seat) => String(seat + 1), several)}!${reason}`;
}

/** Parses the places of all seats; empty if they are invalid. */
function parsePlaces(
  text: string,
  table: Pick<Table, "seats">,
  several: SharedWinNotation,
): readonly number[] {
  if (several === DRAW && text === DRAW) return placesOfWinners(seatsOf(table), table);
  // if one side plays against the game, a loss is the second place
  const most = several === "places" ? Math.max(table.seats, 2) : table.seats;
  const numbers = parseList(
    text,
    (number) => parseInteger(number, 1, most),
    several === "places" ? "." : several,
  );
  if (!numbers.ok || numbers.value.length === 0) return [];
  if (several !== "places")
    return placesOfWinners(
      numbers.value.map((number) => number - 1),
      table,
    );
  const places = numbers.value;
  if (places.length !== table.seats) return [];
  return arePlacesWithoutGaps(places) || places.every((place) => place === 2) ? places : [];
}

/**
 * Parses an outcome. Scores are not part of the text; the game has to compute them. Fails with `bad-position`.
 *
 * @param reasons - the `end.*` clauses of the game
 *
 * @example
 * ```ts
 * import { unwrap } from "@serpentarium/core";
 * import { parseOutcome } from "@serpentarium/core/notation";
 *
 * unwrap(parseOutcome("draw!end.full", ["end.full"], { seats: 2 })); // => { reason: "end.full", places: [1, 1] }
 * ```
 */
export function parseOutcome(
  text: string,
  reasons: readonly string[],
  table: Pick<Table, "seats">,
  several: SharedWinNotation = DRAW,
): Result<Outcome> {
  const error = checkOutcomeReason(text, reasons);
  if (error) return { ok: false, error };
  const [seatsText = "", reason = ""] = text.split("!");
  const places = parsePlaces(seatsText, table, several);
  const outcome = { reason, places };
  if (places.length > 0 && reason !== "" && formatOutcome(outcome, several) === text) return succeed(outcome);
  const example = `1!${reasons[0]}`;
  return fail("bad-position", { id: "failures.bad-position.result", data: { example } });
}
