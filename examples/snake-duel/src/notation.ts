import { winnersOf } from "@serpentarium/core";
import {
  cellIn,
  createPositionNotation,
  formatOutcome,
  integer,
  listOf,
  optional,
  type PositionProblem,
  parseOutcome,
} from "@serpentarium/core/notation";
import { gridOf, headingTo } from "./grid.ts";
import { positionOf } from "./outcome.ts";
import { aliveSeats, type Position, type PositionBase, type Snake } from "./position.ts";

const REASONS = ["end.last", "end.turns"];

/** Finds a problem in the snakes and the apple; undefined if they are valid. */
function findProblem({ table, snakes, apple }: PositionBase): PositionProblem | undefined {
  const { size } = table.options;
  // a crashed snake has no cells
  const isWhole = (snake: Snake): boolean =>
    snake.every((cell, i) => i === 0 || headingTo(size, snake[i - 1] ?? cell, cell) !== undefined);
  const isLong = ({ length }: Snake): boolean => length === 0 || length > 2;
  if (snakes.length !== table.seats || !snakes.every((snake) => isLong(snake) && isWhole(snake)))
    return { problem: { id: "failures.bad-position.snakes" } };
  const cells = snakes.flat();
  if (new Set(cells).size < cells.length) return { problem: { id: "failures.bad-position.same-cell" } };
  return apple !== null && cells.includes(apple)
    ? { problem: { id: "failures.bad-position.apple" } }
    : undefined;
}

/**
 * `<phase>:<turns> <snakes> <apple>`, such as `turn:4 a3,a2,a1/i7,i8,i9 e5`: the cells of each snake from its head, by seat,
 * with `-` for a crashed snake and for no apple. A finished game ends with its outcome, such as `1!end.last`.
 */
export const positionNotation = createPositionNotation<Position>({
  forms: {
    apple: "<turns> <snakes> <apple>",
    turn: "<turns> <snakes> <apple>",
    over: "<turns> <snakes> <apple> <outcome>",
  },
  fields(table) {
    const cell = cellIn(gridOf(table));
    return {
      turns: integer(0, 999),
      snakes: listOf(listOf(cell), "/"),
      apple: optional(cell),
      outcome: {
        format: (outcome) => formatOutcome(outcome, ","),
        parse: (text) => parseOutcome(text, REASONS, table, ","),
        schema: {},
      },
    };
  },
  example: "turn:4 a3,a2,a1/i7,i8,i9 e5",
  complete(position) {
    // without snakes, the winners are those of the text
    const winners = position.phase === "over" ? winnersOf(position.outcome) : [];
    const { table, turns, snakes, apple } = position;
    const field = { table, turns, snakes, apple };
    return findProblem(field) ?? positionOf(field, winners.length > 1 ? winners : aliveSeats(field));
  },
});
