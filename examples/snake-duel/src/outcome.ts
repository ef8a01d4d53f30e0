import type { Outcome, Seat } from "@serpentarium/core";
import { aliveIn, type Field, type Position } from "./position.ts";

/** The longest snakes of those that are left. */
function longest({ snakes }: Field): readonly Seat[] {
  const most = Math.max(...snakes.map((snake) => snake.length));
  return [...snakes.keys()].filter((seat) => snakes[seat]?.length === most);
}

/** The outcome after a turn (`end.last`, `end.turns`); undefined while the game goes on. */
function outcomeOf(field: Field, before: readonly Seat[]): Outcome | undefined {
  const alive = aliveIn(field);
  if (alive.length < 2) return { winners: alive.length > 0 ? alive : before, reason: "end.last" };
  return field.turns >= field.table.options.turns
    ? { winners: longest(field), reason: "end.turns" }
    : undefined;
}

/**
 * The position after a turn: over, or the next turn, before which an apple drops where there is none.
 *
 * @param before - whose snakes were left before the turn: if none is now, they share the win
 */
export function positionOf(field: Field, before: readonly Seat[]): Position {
  const outcome = outcomeOf(field, before);
  if (outcome) return { phase: "over", ...field, outcome };
  return { phase: field.apple === null ? "apple" : "turn", ...field };
}
