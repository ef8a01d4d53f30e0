import type { Result, Table } from "@serpentarium/core";
import {
  formatList,
  formatPhase,
  parseCell,
  parseList,
  parseOneOf,
  readPosition,
} from "@serpentarium/core/notation";
import { type Action, ALL } from "./action.ts";
import { type Cell, DIRECTIONS, gridOf, nameOf, neighbour, OFF } from "./material/grid.ts";
import { cornerOf, type Serpent } from "./material/serpent.ts";
import type { Options } from "./options.ts";
import { turnOf } from "./outcome.ts";
import type { Position } from "./position.ts";

export const formatAction = ({ direction }: Action): string => direction;

export const parseAction = (text: string): Result<Action> => parseOneOf(text, ALL, formatAction);

/** `<phase>:<to act or outcome> <serpent of player 1> <of player 2>`, each from tail to head: `move:2 a1-a2 e5`. */
export function formatPosition(position: Position): string {
  const { size } = position.table.options;
  const serpents = position.serpents.map((serpent) => formatList(serpent, (cell) => nameOf(cell, size), "-"));
  return [formatPhase(position), ...serpents].join(" ");
}

const isNextTo = (cell: Cell, other: Cell, size: number): boolean =>
  DIRECTIONS.some((direction) => neighbour(cell, direction, size) === other);

/** Whether a serpent can have crawled so: from its corner, cell by cell. */
const isCrawled = (serpent: Serpent, corner: Cell, size: number): boolean =>
  serpent[0] === corner && serpent.every((cell, i) => i === 0 || isNextTo(serpent[i - 1] ?? OFF, cell, size));

/** A position that could stand on a table; the counts of cells say whose turn it is. */
export const parsePosition = (text: string, table: Table<Options>): Result<Position> =>
  readPosition(text, { like: "move:2 a1-a2 e5", format: formatPosition }, ([, ...words]) => {
    const { size } = table.options;
    const parseSerpent = (word: string) => parseList(word, (cell) => parseCell(gridOf(size), cell), "-");
    const serpents = parseList(words.join(" "), parseSerpent, " ");
    if (!serpents.ok) return serpents.error.message;
    const [first = [], second = []] = serpents.value;
    const cells = [...first, ...second];
    const isWhole = [first, second].every((serpent, seat) => isCrawled(serpent, cornerOf(seat, size), size));
    const toAct = first.length - second.length;
    if (!isWhole || new Set(cells).size < cells.length || (toAct !== 0 && toAct !== 1))
      return {
        en: "no two serpents can lie like that",
        fr: "deux serpents ne peuvent pas être placés ainsi",
      };
    return turnOf({ table, serpents: [first, second] }, toAct);
  });
