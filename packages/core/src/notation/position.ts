import { fail, type Result, succeed } from "../failure.ts";
import type { AnyPosition } from "../game.ts";
import type { Actor, Seat } from "../table.ts";
import type { Text } from "../text.ts";
import { formatOutcome, type SharedWinNotation } from "./outcome.ts";

/**
 * Formats the phase and the actor or outcome, with which the text of most positions begins. For phases in which one seat or
 * chance acts. In a simultaneous phase, the game decides what follows the colon, such as the number of the round.
 *
 * @param actor - who acts; by default the `toAct` of the position, or chance where it has none
 *
 * @example
 * ```ts
 * import { formatPhase } from "@serpentarium/core/notation";
 *
 * const table = { seats: 2, options: {} };
 * formatPhase({ phase: "place", table, toAct: 0 }); // => "place:1"
 * formatPhase({ phase: "deal", table }); // => "deal:chance"
 * formatPhase({ phase: "over", table, outcome: { reason: "end.line", places: [2, 1] } }); // => "over:2!end.line"
 * ```
 */
export function formatPhase(
  position: AnyPosition & { readonly toAct?: Seat },
  actor: Actor = position.toAct ?? "chance",
  several?: SharedWinNotation,
): string {
  const { phase, outcome } = position;
  if (outcome) return `${phase}:${formatOutcome(outcome, several)}`;
  return `${phase}:${actor === "chance" ? actor : actor + 1}`;
}

/** A notation of positions, for {@link parseCanonicalPosition}. */
export interface PositionNotation<P> {
  /** A text for the message “expected a text like …”. */
  readonly example: string;
  /** The game's `formatPosition`. */
  readonly format: (position: P) => string;
}

/**
 * Parses a position, for `parsePosition`: splits the text into words, then checks that formatting the result gives the same
 * text. So phase, turn and outcome need no parser where they follow from the rest. Fails with `bad-position`.
 *
 * @param parseWords - returns the position for the words of the text, the message of a failure, or undefined for the default
 *   message
 *
 * @example
 * ```ts
 * import type { AnyPosition, Seat, Table } from "@serpentarium/core";
 * import { formatPhase, parseInteger, parseCanonicalPosition } from "@serpentarium/core/notation";
 *
 * interface Pile extends AnyPosition {
 *   readonly stones: number;
 *   readonly toAct: Seat;
 * }
 *
 * const format = (pile: Pile) => `${formatPhase(pile)} ${pile.stones}`;
 * const parsePosition = (text: string, table: Table) =>
 *   parseCanonicalPosition(text, { example: "take:1 12", format }, ([, word = ""]) => {
 *     const stones = parseInteger(word, 0, 12);
 *     if (!stones.ok) return stones.error.message;
 *     return { phase: "take", table, stones: stones.value, toAct: stones.value % 2 };
 *   });
 *
 * const wrong = parsePosition("take:1 7", { seats: 2, options: {} });
 * wrong.ok ? "" : wrong.error.message.en; // => "expected take:2, judging by the rest"
 * ```
 */
export function parseCanonicalPosition<P extends AnyPosition>(
  text: string,
  { example, format }: PositionNotation<P>,
  parseWords: (words: readonly string[]) => P | Text | undefined,
): Result<P> {
  const words = text.split(" ");
  const parsed = parseWords(words);
  if (parsed && !("phase" in parsed)) return fail("bad-position", parsed.en, parsed.fr);
  const formatted = parsed && format(parsed);
  if (parsed && formatted === text) return succeed(parsed);
  const [first] = formatted?.split(" ") ?? [];
  return first === undefined || first === words[0]
    ? fail("bad-position", `expected a text like ${example}`, `attendu : un texte comme ${example}`)
    : fail("bad-position", `expected ${first}, judging by the rest`, `attendu : ${first}, d’après la suite`);
}
