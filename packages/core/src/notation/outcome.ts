import { type Failure, fail, type Result, succeed } from "../failure.ts";
import { type Outcome, seatsOf, type Table } from "../table.ts";
import { formatList, parseList } from "./list.ts";
import { parseInteger } from "./value.ts";

/**
 * What to say of a position that is over for a reason which is none of the game's, such as `draw!end.kiss`; nothing where
 * there is no reason in the text, or a known one. For `parsePosition`: a variant that ends in ways of its own reads those
 * positions itself, and whoever forgets it learns it here.
 *
 * @param ending - the outcome as the notation has it
 * @param reasons - the `end.*` clauses that the game knows
 */
export function unknownReason(ending: string, reasons: readonly string[]): Failure | undefined {
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
 * How several winners are written: as `draw`, for games in which those are always all seats, or one by one, with a sign
 * between their numbers.
 */
export type SeveralWinners = "draw" | "," | "+";

const DRAW = "draw";

/**
 * An outcome as text: who won and by which clause.
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
export function formatOutcome({ winners, reason }: Outcome, several: SeveralWinners = DRAW): string {
  const isDraw = several === DRAW && winners.length !== 1;
  return `${isDraw ? DRAW : formatList(winners, (seat) => String(seat + 1), several)}!${reason}`;
}

/**
 * An outcome from its text, without scores: they are for the game to count. Fails with `bad-position`.
 *
 * @param reasons - the `end.*` clauses that end the game
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
  several: SeveralWinners = DRAW,
): Result<Outcome> {
  const error = unknownReason(text, reasons);
  if (error) return { ok: false, error };
  const [who = "", reason = ""] = text.split("!");
  const numbers = parseList(who, (number) => parseInteger(number, 1, table.seats), several);
  const isDraw = who === DRAW && several === DRAW;
  const winners = numbers.ok ? numbers.value.map((number) => number - 1) : [];
  const outcome = { winners: isDraw ? seatsOf(table) : winners, reason };
  const isAscending = winners.every((seat, i) => i === 0 || seat > (winners[i - 1] ?? seat));
  if (isAscending && outcome.winners.length > 0 && reason !== "" && formatOutcome(outcome, several) === text)
    return succeed(outcome);
  const example = `1!${reasons[0]}`;
  return fail(
    "bad-position",
    `expected an outcome such as ${example}`,
    `attendu : une issue comme ${example}`,
  );
}
