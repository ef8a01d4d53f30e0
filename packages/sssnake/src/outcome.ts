import type { Outcome, Seat } from "@serpentarium/core";
import { type Counts, NONE, totalOf } from "./material/cards.ts";
import type { Finish } from "./material/finish.ts";
import type { Snake } from "./material/snake.ts";
import type { Common, OverPosition, RollPosition } from "./position.ts";

/** How games end, and what they are worth. */
export interface Ending {
  /** Minus what each snake is short (`score.negative`). */
  scoresOf(snakes: readonly Snake[]): readonly number[];
  /** `end.complete`: the owner of a complete snake wins. */
  completeOutcome(snakes: readonly Snake[], owner: Seat): Outcome;
  /** `end.deck`: the snake that is least short wins. */
  deckOutcome(snakes: readonly Snake[]): Outcome;
  /** The end: a snake is complete. */
  completed(common: Common, snakes: readonly Snake[], owner: Seat, hand: Counts): OverPosition;
  /** The next turn (`turn.order`), or the end when no card is left (`end.deck`). */
  nextTurn(common: Common, snakes: readonly Snake[]): RollPosition | OverPosition;
}

/** The ends of games in which snakes are short as many cards as it takes to finish them. */
export function createEnding({ missing }: Finish): Ending {
  const scoresOf = (snakes: readonly Snake[]): readonly number[] => snakes.map((snake) => 0 - missing(snake));

  const completeOutcome = (snakes: readonly Snake[], owner: Seat): Outcome => ({
    winners: [owner],
    reason: "end.complete",
    scores: scoresOf(snakes),
  });

  function deckOutcome(snakes: readonly Snake[]): Outcome {
    const scores = scoresOf(snakes);
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
    return { winners, reason: "end.deck", scores };
  }

  return {
    scoresOf,
    completeOutcome,
    deckOutcome,
    completed: ({ table, roller, deck }, snakes, owner, hand) => ({
      phase: "over",
      table,
      roller,
      deck,
      snakes,
      hand,
      outcome: completeOutcome(snakes, owner),
    }),
    nextTurn({ table, roller, deck }, snakes) {
      if (totalOf(deck) > 0)
        return { phase: "roll", table, roller: (roller + 1) % table.seats, deck, snakes };
      return { phase: "over", table, roller, deck, snakes, hand: NONE, outcome: deckOutcome(snakes) };
    },
  };
}
