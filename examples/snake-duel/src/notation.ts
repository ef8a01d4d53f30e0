import type { Result, Table, Text } from "@serpentarium/core";
import {
  formatList,
  formatOutcome,
  parseCell,
  parseInteger,
  parseList,
  parseOutcome,
  readPosition,
} from "@serpentarium/core/notation";
import { gridOf, headingTo } from "./grid.ts";
import type { Options } from "./options.ts";
import { positionOf } from "./outcome.ts";
import { aliveIn, type Field, nameOf, type Position, type Snake } from "./position.ts";

/**
 * `<phase>:<turns> <snakes> <apple>`, such as `turn:4 a3,a2,a1/i7,i8,i9 e5`: the cells of each snake from its head, by
 * seat, `-` for one that has crashed and for no apple. A game that is over has its outcome at the end, such as `1!end.last`.
 */
export function formatPosition(position: Position): string {
  const { phase, turns, snakes, apple } = position;
  const formatCells = (cells: Snake): string => formatList(cells, (cell) => nameOf(position, cell));
  const apples = formatCells(apple === null ? [] : [apple]);
  const text = `${phase}:${turns} ${formatList(snakes, formatCells, "/")} ${apples}`;
  return phase === "over" ? `${text} ${formatOutcome(position.outcome, ",")}` : text;
}

const REASONS = ["end.last", "end.turns"];

/** What is wrong with what lies on the grid, if anything is. */
function faultIn({ table, snakes, apple }: Field): Text | undefined {
  const { size } = table.options;
  // a snake that has crashed has no cells
  const isWhole = (snake: Snake): boolean =>
    snake.every((cell, i) => i === 0 || headingTo(size, snake[i - 1] ?? cell, cell) !== undefined);
  const isLong = ({ length }: Snake): boolean => length === 0 || length > 2;
  if (snakes.length !== table.seats || !snakes.every((snake) => isLong(snake) && isWhole(snake)))
    return {
      en: "each player has a snake of three cells or more, one beside the other",
      fr: "chaque joueur a un serpent d’au moins trois cases qui se suivent",
    };
  const cells = snakes.flat();
  if (new Set(cells).size < cells.length)
    return { en: "two snakes on one cell", fr: "deux serpents sur une case" };
  return apple !== null && cells.includes(apple)
    ? { en: "the apple lies under a snake", fr: "la pomme est sous un serpent" }
    : undefined;
}

/** A position from its text; fails with `bad-position` when it could not stand on a table. */
export const parsePosition = (text: string, table: Table<Options>): Result<Position> =>
  readPosition(text, { like: "turn:4 a3,a2,a1/i7,i8,i9 e5", format: formatPosition }, (words) => {
    const [head = "", body = "", apples = "", end] = words;
    const parseCells = (list: string) => parseList(list, (cell) => parseCell(gridOf(table), cell));
    const turns = parseInteger(head.replace(/^\w+:/, ""), 0, 999);
    const snakes = parseList(body, parseCells, "/");
    const apple = parseCells(apples);
    if (!turns.ok || !snakes.ok || !apple.ok) return undefined;
    const field = { table, turns: turns.value, snakes: snakes.value, apple: apple.value[0] ?? null };
    const ended = end === undefined ? undefined : parseOutcome(end, REASONS, table, ",");
    if (ended && !ended.ok) return ended.error.message;
    // where no snake is left, the text says which were the last
    const winners = ended?.value.winners ?? [];
    return faultIn(field) ?? positionOf(field, winners.length > 1 ? winners : aliveIn(field));
  });
