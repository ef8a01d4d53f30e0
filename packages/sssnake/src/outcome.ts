import type { Outcome, Seat } from "@serpentarium/core";
import { type Counts, NONE, totalOf } from "./material/cards.ts";
import { missing } from "./material/finish.ts";
import type { Snake } from "./material/snake.ts";
import type { Common, OverPosition, RollPosition } from "./position.ts";

/** Minus the cards that each snake is short (`score.negative`). */
export const scoresOf = (snakes: readonly Snake[]): readonly number[] =>
  snakes.map((snake) => 0 - missing(snake));

/** `end.complete`: the owner of a complete snake wins. */
export const completeOutcome = (snakes: readonly Snake[], owner: Seat): Outcome => ({
  winners: [owner],
  reason: "end.complete",
  scores: scoresOf(snakes),
});

/** `end.deck`: the fewest cards short win. */
export function deckOutcome(snakes: readonly Snake[]): Outcome {
  const scores = scoresOf(snakes);
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { winners, reason: "end.deck", scores };
}

/** The end: a snake is complete. */
export const completed = (
  common: Common,
  snakes: readonly Snake[],
  owner: Seat,
  hand: Counts,
): OverPosition => ({
  phase: "over",
  table: common.table,
  roller: common.roller,
  deck: common.deck,
  snakes,
  hand,
  outcome: completeOutcome(snakes, owner),
});

/** The next turn (`turn.order`), or the end when no card is left (`end.deck`). */
export function nextTurn(
  { table, roller, deck }: Common,
  snakes: readonly Snake[],
): RollPosition | OverPosition {
  if (totalOf(deck) > 0) return { phase: "roll", table, roller: (roller + 1) % table.seats, deck, snakes };
  return { phase: "over", table, roller, deck, snakes, hand: NONE, outcome: deckOutcome(snakes) };
}
