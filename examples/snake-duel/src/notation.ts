import { type Result, type Table, type Text, winnersOf } from "@serpentarium/core";
import {
  formatList,
  formatOutcome,
  parseCanonicalPosition,
  parseCell,
  parseInteger,
  parseList,
  parseOutcome,
} from "@serpentarium/core/notation";
import { gridOf, headingTo } from "./grid.ts";
import type { Options } from "./options.ts";
import { positionOf } from "./outcome.ts";
import { aliveSeats, nameOf, type Position, type PositionBase, type Snake } from "./position.ts";

/**
 * `<phase>:<turns> <snakes> <apple>`, such as `turn:4 a3,a2,a1/i7,i8,i9 e5`: the cells of each snake from its head, by seat,
 * with `-` for a crashed snake and for no apple. A finished game ends with its outcome, such as `1!end.last`.
 */
export function formatPosition(position: Position): string {
  const { phase, turns, snakes, apple } = position;
  const formatCells = (cells: Snake): string => formatList(cells, (cell) => nameOf(position, cell));
  const apples = formatCells(apple === null ? [] : [apple]);
  const text = `${phase}:${turns} ${formatList(snakes, formatCells, "/")} ${apples}`;
  return phase === "over" ? `${text} ${formatOutcome(position.outcome, ",")}` : text;
}

const REASONS = ["end.last", "end.turns"];

/** Finds a problem in the snakes and the apple; undefined if they are valid. */
function findProblem({ table, snakes, apple }: PositionBase): Text | undefined {
  const { size } = table.options;
  // a crashed snake has no cells
  const isWhole = (snake: Snake): boolean =>
    snake.every((cell, i) => i === 0 || headingTo(size, snake[i - 1] ?? cell, cell) !== undefined);
  const isLong = ({ length }: Snake): boolean => length === 0 || length > 2;
  if (snakes.length !== table.seats || !snakes.every((snake) => isLong(snake) && isWhole(snake)))
    return {
      en: "each player must have a snake of three or more adjacent cells",
      fr: "chaque joueur a un serpent d’au moins trois cases qui se suivent",
    };
  const cells = snakes.flat();
  if (new Set(cells).size < cells.length)
    return { en: "two snakes are on the same cell", fr: "deux serpents sur une case" };
  return apple !== null && cells.includes(apple)
    ? { en: "the apple is under a snake", fr: "la pomme est sous un serpent" }
    : undefined;
}

/** Parses a position; fails with `bad-position` if it is invalid. */
export const parsePosition = (text: string, table: Table<Options>): Result<Position> =>
  parseCanonicalPosition(
    text,
    { example: "turn:4 a3,a2,a1/i7,i8,i9 e5", format: formatPosition },
    (words) => {
      const [head = "", body = "", apples = "", end] = words;
      const parseCells = (list: string) => parseList(list, (cell) => parseCell(gridOf(table), cell));
      const turns = parseInteger(head.replace(/^\w+:/, ""), 0, 999);
      const snakes = parseList(body, parseCells, "/");
      const apple = parseCells(apples);
      if (!turns.ok || !snakes.ok || !apple.ok) return undefined;
      const field = { table, turns: turns.value, snakes: snakes.value, apple: apple.value[0] ?? null };
      const ended = end === undefined ? undefined : parseOutcome(end, REASONS, table, ",");
      if (ended && !ended.ok) return ended.error.message;
      // without snakes, the text gives the last ones as the winners
      const winners = ended ? winnersOf(ended.value) : [];
      return findProblem(field) ?? positionOf(field, winners.length > 1 ? winners : aliveSeats(field));
    },
  );
