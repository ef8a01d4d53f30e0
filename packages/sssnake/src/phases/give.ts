import type { Seat } from "@serpentarium/core";
import { type Counts, onlyKind } from "../material/cards.ts";
import type { Fitting } from "../material/fit.ts";
import type { Snake } from "../material/snake.ts";
import type { Ending } from "../outcome.ts";
import { type Common, neighbourOf, type Position, snakeOf } from "../position.ts";

/** What becomes of a card that is given, and of a turn after the last one. */
export interface Giving {
  /**
   * A single card: for the neighbour’s snake; where it does not fit, for the roller's own; where it fits neither, it leaves
   * the game and the next turn begins (`turn.one`, `turn.two`, `turn.automatic`).
   */
  give(common: Common, hand: Counts, how: "lend" | "receive"): Position;
  /** A last card has been laid on a snake. */
  laidLast(common: Common, owner: Seat, snake: Snake, rest: Counts): Position;
}

/** Cards that are given where they fit. */
export const createGiving = ({ fits }: Fitting, { completed, nextTurn }: Ending): Giving => ({
  give(common, hand, how) {
    const { table, roller, deck, snakes } = common;
    const kind = onlyKind(hand);
    if (fits(snakeOf(common, neighbourOf(common)), kind))
      return { phase: how, table, roller, deck, snakes, hand };
    if (fits(snakeOf(common, roller), kind)) return { phase: "reclaim", table, roller, deck, snakes, hand };
    return nextTurn(common, snakes);
  },
  laidLast(common, owner, snake, rest) {
    const snakes = common.snakes.with(owner, snake);
    return snake.ends ? nextTurn(common, snakes) : completed(common, snakes, owner, rest);
  },
});
