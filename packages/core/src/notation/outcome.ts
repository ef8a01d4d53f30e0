import { type Failure, fail, type Result, succeed } from "../failure.ts";
import { type Outcome, seatsOf, type Table } from "../table.ts";
import { formatList, parseList } from "./list.ts";
import { parseInteger } from "./value.ts";

/**
 * Checks the reason in the text of an outcome, such as `draw!end.kiss`. Returns a failure where the game does not know it;
 * undefined where it does, or where the text has no reason. For `parsePosition`: a variant with clauses of its own that end
 * the game has to parse those positions itself, and this failure tells its author.
 *
 * @param ending - the text of the outcome
 * @param reasons - the `end.*` clauses of the game
 */
export function checkOutcomeReason(ending: string, reasons: readonly string[]): Failure | undefined {
  const [, reason = ""] = /!(.+)$/.exec(ending) ?? [];
  if (!reason || reasons.includes(reason)) return undefined;
  const list = reasons.join(", ");
  return fail(
    "bad-position",
    `unknown reason ${reason}: expected one of ${list}`,
    `raison inconnue ${reason}, au lieu d’une de celles-ci : ${list}`,
  ).error;
}

/**
 * How to write several winners: as `draw`, for games in which only all seats can share a win, or as a list of numbers with a
 * separator.
 */
export type SharedWinNotation = "draw" | "," | "+";

const DRAW = "draw";

/**
 * Formats the winners and the reason of an outcome.
 *
 * @example
 * ```ts
 * import { formatOutcome } from "@serpentarium/core/notation";
 *
 * formatOutcome({ winners: [0], reason: "end.line" }); // => "1!end.line"
 * formatOutcome({ winners: [0, 1], reason: "end.full" }); // => "draw!end.full"
 * formatOutcome({ winners: [0, 2], reason: "end.hands" }, ","); // => "1,3!end.hands"
 * ```
 */
export function formatOutcome({ winners, reason }: Outcome, several: SharedWinNotation = DRAW): string {
  const isDraw = several === DRAW && winners.length !== 1;
  return `${isDraw ? DRAW : formatList(winners, (seat) => String(seat + 1), several)}!${reason}`;
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
 * unwrap(parseOutcome("draw!end.full", ["end.full"], { seats: 2 })); // => { winners: [0, 1], reason: "end.full" }
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
  const [winnersText = "", reason = ""] = text.split("!");
  const numbers = parseList(winnersText, (number) => parseInteger(number, 1, table.seats), several);
  const isDraw = winnersText === DRAW && several === DRAW;
  const winners = numbers.ok ? numbers.value.map((number) => number - 1) : [];
  const outcome = { winners: isDraw ? seatsOf(table) : winners, reason };
  const isAscending = winners.every((seat, i) => i === 0 || seat > (winners[i - 1] ?? seat));
  if (isAscending && outcome.winners.length > 0 && reason !== "" && formatOutcome(outcome, several) === text)
    return succeed(outcome);
  const example = `1!${reasons[0]}`;
  return fail(
    "bad-position",
    `expected a result such as ${example}`,
    `attendu : un résultat comme ${example}`,
  );
}
