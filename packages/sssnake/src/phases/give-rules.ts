import type { Seat } from "@serpentarium/core";
import { type CardCounts, onlyKind } from "../material/cards.ts";
import type { FitRules } from "../material/fit-rules.ts";
import type { Snake } from "../material/snake.ts";
import type { EndRules } from "../outcome.ts";
import { leftNeighbourOf, type Position, type PositionBase, snakeOfSeat } from "../position.ts";

/** The rules for giving a card, and for the end of a turn. */
export interface GiveRules {
  /**
   * The position in which a single card is laid: on the neighbour's snake, otherwise on the roller's own; if it fits neither, it leaves the
   * game and the next turn begins (`turn.one`, `turn.two`, `turn.automatic`).
   */
  give(common: PositionBase, hand: CardCounts, phase: "lend" | "receive"): Position;
  /** The position after the last card of a turn is laid. */
  afterLastCard(common: PositionBase, owner: Seat, snake: Snake, rest: CardCounts): Position;
}

/** Creates the rules for giving cards. */
export const createGiveRules = (
  { fitsOf }: FitRules,
  { completedPosition, nextTurn }: EndRules,
): GiveRules => ({
  give(common, hand, phase) {
    const { table, roller, rolled, deck, snakes } = common;
    const kind = onlyKind(hand);
    if (fitsOf(snakeOfSeat(common, leftNeighbourOf(common)), kind) !== 0)
      return { phase, table, roller, rolled, deck, snakes, hand };
    if (fitsOf(snakeOfSeat(common, roller), kind) !== 0)
      return { phase: "reclaim", table, roller, rolled, deck, snakes, hand };
    return nextTurn(common, snakes);
  },
  afterLastCard(common, owner, snake, rest) {
    const snakes = common.snakes.with(owner, snake);
    return snake.ends ? nextTurn(common, snakes) : completedPosition(common, snakes, owner, rest);
  },
});
