import type { Result, Table } from "@serpentarium/core";
import {
  formatList,
  formatPhase,
  parseCanonicalPosition,
  parseCell,
  parseList,
  parseOneOf,
} from "@serpentarium/core/notation";
import { type Action, ALL_ACTIONS } from "./action.ts";
import { type Cell, cellName, DIRECTIONS, gridOf, neighbour, OFF_GRID } from "./material/grid.ts";
import { cornerOf, type Serpent } from "./material/serpent.ts";
import type { Options } from "./options.ts";
import { nextPosition } from "./outcome.ts";
import type { Position } from "./position.ts";

export const formatAction = ({ direction }: Action): string => direction;

export const parseAction = (text: string): Result<Action> => parseOneOf(text, ALL_ACTIONS, formatAction);

/** `<phase>:<to act or outcome> <serpent of player 1> <of player 2>`, each from tail to head: `move:2 a1-a2 e5`. */
export function formatPosition(position: Position): string {
  const { size } = position.table.options;
  const serpents = position.serpents.map((serpent) =>
    formatList(serpent, (cell) => cellName(cell, size), "-"),
  );
  return [formatPhase(position), ...serpents].join(" ");
}

const isNextTo = (cell: Cell, other: Cell, size: number): boolean =>
  DIRECTIONS.some((direction) => neighbour(cell, direction, size) === other);

/** Whether the cells of a serpent form a path from its corner. */
const isPathFrom = (serpent: Serpent, corner: Cell, size: number): boolean =>
  serpent[0] === corner &&
  serpent.every((cell, i) => i === 0 || isNextTo(serpent[i - 1] ?? OFF_GRID, cell, size));

/** Parses a possible position; the lengths of the serpents determine the player to act. */
export const parsePosition = (text: string, table: Table<Options>): Result<Position> =>
  parseCanonicalPosition(text, { example: "move:2 a1-a2 e5", format: formatPosition }, ([, ...words]) => {
    const { size } = table.options;
    const parseSerpent = (word: string) => parseList(word, (cell) => parseCell(gridOf(size), cell), "-");
    const serpents = parseList(words.join(" "), parseSerpent, " ");
    if (!serpents.ok) return serpents.error.message;
    const [first = [], second = []] = serpents.value;
    const cells = [...first, ...second];
    const isWhole = [first, second].every((serpent, seat) => isPathFrom(serpent, cornerOf(seat, size), size));
    const toAct = first.length - second.length;
    if (!isWhole || new Set(cells).size < cells.length || (toAct !== 0 && toAct !== 1))
      return {
        en: "no two serpents can lie like that",
        fr: "deux serpents ne peuvent pas être placés ainsi",
      };
    return nextPosition({ table, serpents: [first, second] }, toAct);
  });
