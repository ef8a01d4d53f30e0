import type { Seat } from "@serpentarium/core";
import type { Finish } from "./material/finish.ts";
import type { Position } from "./position.ts";

/*
 * Fitted to who won how many games of a tree search against itself, by what each snake was short when a turn began. Whoever
 * rolls next is ahead by half a card of whoever rolls last.
 */
const POWER = -1.75;
const LEAST = 0.2;
const WAITING = 0.5;

/** How well one snake stands, by itself: the less it is short, the more each card counts. */
const strength = (missing: number, waiting: number): number => (missing + LEAST + WAITING * waiting) ** POWER;

/** How long a seat waits for its turn: 0 for the one whose turn it is or comes next, 1 for the last one. */
function waitingOf({ phase, roller, table: { seats } }: Position, seat: Seat): number {
  const rollerNext = phase === "roll" || phase === "draw" || phase === "keep";
  const next = rollerNext ? roller : roller + 1;
  return ((seat - next + 2 * seats) % seats) / (seats - 1);
}

/** How well a seat stands: its part of the strength of all. */
export const createEvaluate =
  ({ missing }: Finish) =>
  (position: Position, seat: Seat): number => {
    const strengths = position.snakes.map((snake, owner) =>
      strength(missing(snake), waitingOf(position, owner)),
    );
    return (strengths[seat] ?? 0) / strengths.reduce((sum, one) => sum + one, 0);
  };
