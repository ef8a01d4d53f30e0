import { fail, type Result, succeed } from "../failure.ts";
import type { AnyPosition } from "../game.ts";
import type { Actor, Seat } from "../table.ts";
import type { Text } from "../text.ts";
import { formatOutcome, type SeveralWinners } from "./outcome.ts";

/**
 * What the text of most positions begins with: the phase, and who acts in it or how the game ended. It is for phases in which
 * one seat or chance acts. In a simultaneous phase several seats act, and the game writes after the colon what it likes, such
 * as the number of the round.
 *
 * @param actor - who acts; the `toAct` of the position unless given, and chance where it has none
 *
 * @example
 * ```ts
 * import { formatPhase } from "@serpentarium/core/notation";
 *
 * const table = { seats: 2, options: {} };
 * formatPhase({ phase: "place", table, toAct: 0 }); // => "place:1"
 * formatPhase({ phase: "deal", table }); // => "deal:chance"
 * formatPhase({ phase: "over", table, outcome: { winners: [1], reason: "end.line" } }); // => "over:2!end.line"
 * ```
 */
export function formatPhase(
  position: AnyPosition & { readonly toAct?: Seat },
  actor: Actor = position.toAct ?? "chance",
  several?: SeveralWinners,
): string {
  const { phase, outcome } = position;
  if (outcome) return `${phase}:${formatOutcome(outcome, several)}`;
  return `${phase}:${actor === "chance" ? actor : actor + 1}`;
}

/** What {@link readPosition} has to know of a notation. */
export interface PositionNotation<P> {
  /** A text for the failure “expected a text like …”. */
  readonly like: string;
  /** The game's `formatPosition`. */
  readonly format: (position: P) => string;
}

/**
 * A position from its text, for `parsePosition`: read word by word, then held against what would be written for it. So phase,
 * turn and outcome need no parser of their own where they follow from what lies on the table. Fails with `bad-position`.
 *
 * @param read - the position of a text that is cut at each space; what is wrong with it, in words; or nothing, where the text
 *   is not like one
 *
 * @example
 * ```ts
 * import type { AnyPosition, Seat, Table } from "@serpentarium/core";
 * import { formatPhase, parseInteger, readPosition } from "@serpentarium/core/notation";
 *
 * interface Pile extends AnyPosition {
 *   readonly stones: number;
 *   readonly toAct: Seat;
 * }
 *
 * const format = (pile: Pile) => `${formatPhase(pile)} ${pile.stones}`;
 * const parsePosition = (text: string, table: Table) =>
 *   readPosition(text, { like: "take:1 12", format }, ([, word = ""]) => {
 *     const stones = parseInteger(word, 0, 12);
 *     if (!stones.ok) return stones.error.message;
 *     return { phase: "take", table, stones: stones.value, toAct: stones.value % 2 };
 *   });
 *
 * const wrong = parsePosition("take:1 7", { seats: 2, options: {} });
 * wrong.ok ? "" : wrong.error.message.en; // => "what follows makes it take:2"
 * ```
 */
export function readPosition<P extends AnyPosition>(
  text: string,
  { like, format }: PositionNotation<P>,
  read: (words: readonly string[]) => P | Text | undefined,
): Result<P> {
  const words = text.split(" ");
  const found = read(words);
  if (found && !("phase" in found)) return fail("bad-position", found.en, found.fr);
  const written = found && format(found);
  if (found && written === text) return succeed(found);
  const [first] = written?.split(" ") ?? [];
  return first === undefined || first === words[0]
    ? fail("bad-position", `expected a text like ${like}`, `attendu : un texte comme ${like}`)
    : fail("bad-position", `what follows makes it ${first}`, `d’après la suite, c’est ${first}`);
}
