import type { Outcome, Seat } from "@serpentarium/core";
import { aliveSeats, type Position, type PositionBase } from "./position.ts";

/** The seats with the longest snakes. */
function longestSnakes({ snakes }: PositionBase): readonly Seat[] {
  const max = Math.max(...snakes.map((snake) => snake.length));
  return [...snakes.keys()].filter((seat) => snakes[seat]?.length === max);
}

/** The outcome after a turn (`end.last`, `end.turns`); undefined while the game goes on. */
function outcomeOf(field: PositionBase, before: readonly Seat[]): Outcome | undefined {
  const alive = aliveSeats(field);
  if (alive.length < 2) return { winners: alive.length > 0 ? alive : before, reason: "end.last" };
  return field.turns >= field.table.options.turns
    ? { winners: longestSnakes(field), reason: "end.turns" }
    : undefined;
}

/**
 * The position after a turn: over, or the next turn, preceded by an apple drop if there is no apple.
 *
 * @param before - the seats with snakes before the turn, who share the win if no snake is left
 */
export function positionOf(field: PositionBase, before: readonly Seat[]): Position {
  const outcome = outcomeOf(field, before);
  if (outcome) return { phase: "over", ...field, outcome };
  return { phase: field.apple === null ? "apple" : "turn", ...field };
}
