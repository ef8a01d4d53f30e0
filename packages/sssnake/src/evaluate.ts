import type { Seat } from "@serpentarium/core";
import type { FinishRules } from "./material/finish.ts";
import type { Position } from "./position.ts";

/*
 * Fitted to matches of a tree search against itself, by the missing cards of each snake at the beginning of a turn. The
 * player who rolls next is half a card ahead of the one who rolls last.
 */
const EXPONENT = -1.75;
const OFFSET = 0.2;
const WAIT_COST = 0.5;

/** The strength of one snake alone: the fewer cards are missing, the more each card counts. */
const strength = (missing: number, wait: number): number => (missing + OFFSET + WAIT_COST * wait) ** EXPONENT;

/** How long a seat waits for its turn, from 0 (to roll now or next) to 1 (last). */
function waitOf({ phase, roller, table: { seats } }: Position, seat: Seat): number {
  const isRollersTurn = phase === "roll" || phase === "draw" || phase === "keep";
  const next = isRollersTurn ? roller : roller + 1;
  return ((seat - next + 2 * seats) % seats) / (seats - 1);
}

/** Estimates the win probability of a seat, from 0 to 1: its share of the total strength. */
export const createEvaluate =
  ({ missing }: FinishRules) =>
  (position: Position, seat: Seat): number => {
    const strengths = position.snakes.map((snake, owner) =>
      strength(missing(snake), waitOf(position, owner)),
    );
    return (strengths[seat] ?? 0) / strengths.reduce((sum, each) => sum + each, 0);
  };
