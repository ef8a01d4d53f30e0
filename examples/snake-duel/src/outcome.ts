import { type Outcome, placesOfWinners, type Seat } from "@serpentarium/core";
import { aliveSeats, type Position, type PositionBase } from "./position.ts";

/** The seats with the longest snakes. */
function longestSnakes({ snakes }: PositionBase): readonly Seat[] {
  const max = Math.max(...snakes.map((snake) => snake.length));
  return [...snakes.keys()].filter((seat) => snakes[seat]?.length === max);
}

/** The outcome after a turn (`end.last`, `end.turns`); undefined if the game continues. */
function outcomeOf(field: PositionBase, before: readonly Seat[]): Outcome | undefined {
  const alive = aliveSeats(field);
  const wonBy = (winners: readonly Seat[]) => placesOfWinners(winners, field.table);
  if (alive.length < 2) return { reason: "end.last", places: wonBy(alive.length > 0 ? alive : before) };
  return field.turns >= field.table.options.turns
    ? { reason: "end.turns", places: wonBy(longestSnakes(field)) }
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
