import type { Outcome, Seat } from "@serpentarium/core";
import { type CardCounts, NO_CARDS, totalCards } from "./material/cards.ts";
import type { FinishRules } from "./material/finish.ts";
import type { Snake } from "./material/snake.ts";
import type { OverPosition, PositionBase, RollPosition } from "./position.ts";

/** The outcomes and scores of the game. */
export interface EndRules {
  /** The score of each seat: minus the number of missing cards (`score.negative`). */
  scoresOf(snakes: readonly Snake[]): readonly number[];
  /** The outcome of a complete snake: its owner wins (`end.complete`). */
  completeOutcome(snakes: readonly Snake[], owner: Seat): Outcome;
  /** The outcome with an empty deck: the fewest missing cards win (`end.deck`). */
  deckOutcome(snakes: readonly Snake[]): Outcome;
  /** The final position with a complete snake. */
  completedPosition(
    common: PositionBase,
    snakes: readonly Snake[],
    owner: Seat,
    hand: CardCounts,
  ): OverPosition;
  /** The next turn (`turn.order`), or the end if the deck is empty (`end.deck`). */
  nextTurn(common: PositionBase, snakes: readonly Snake[]): RollPosition | OverPosition;
}

/** Creates the end rules from the rules for finishing a snake. */
export function createEndRules({ missing }: FinishRules): EndRules {
  const scoresOf = (snakes: readonly Snake[]): readonly number[] => snakes.map((snake) => 0 - missing(snake));

  const completeOutcome = (snakes: readonly Snake[], owner: Seat): Outcome => ({
    reason: "end.complete",
    places: snakes.map((_, seat) => (seat === owner ? 1 : 2)),
    scores: scoresOf(snakes),
  });

  function deckOutcome(snakes: readonly Snake[]): Outcome {
    const scores = scoresOf(snakes);
    const best = Math.max(...scores);
    return { reason: "end.deck", places: scores.map((score) => (score === best ? 1 : 2)), scores };
  }

  return {
    scoresOf,
    completeOutcome,
    deckOutcome,
    completedPosition: ({ table, roller, rolled, deck }, snakes, owner, hand) => ({
      phase: "over",
      table,
      roller,
      rolled,
      deck,
      snakes,
      hand,
      outcome: completeOutcome(snakes, owner),
    }),
    nextTurn({ table, roller, rolled, deck }, snakes) {
      if (totalCards(deck) > 0)
        return { phase: "roll", table, roller: (roller + 1) % table.seats, rolled: 0, deck, snakes };
      return {
        phase: "over",
        table,
        roller,
        rolled,
        deck,
        snakes,
        hand: NO_CARDS,
        outcome: deckOutcome(snakes),
      };
    },
  };
}
