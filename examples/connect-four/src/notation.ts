import { type Outcome, placesOfWinners, type Result, type Table } from "@serpentarium/core";
import {
  formatCell,
  formatGrid,
  formatPhase,
  parseCanonicalPosition,
  parseGrid,
} from "@serpentarium/core/notation";
import { type Discs, fromCells, hasLine, isFull, toCells } from "./material/discs.ts";
import { CELLS, COLUMNS, cellsOf, EMPTY, ROWS } from "./material/grid.ts";
import type { Position } from "./position.ts";

/** Rows from the top, with `r` and `y` for the discs of the two seats, and numbers for runs of empty cells. */
const NOTATION = { columns: COLUMNS.length, rows: ROWS, signs: "ry" };

/** The indices of the cells in the order of the notation. */
const FROM_TOP = CELLS.map((_, i) => CELLS.indexOf(formatCell(NOTATION, i)));

/** `<phase>:<to act or outcome> <rows>`, such as `drop:2 7/7/7/7/7/3r3`. */
export function formatPosition(position: Position): string {
  const cells = toCells(position.discs);
  const fromTop = FROM_TOP.map((cell) => cells[cell] ?? EMPTY);
  return `${formatPhase(position)} ${formatGrid(NOTATION, fromTop)}`;
}

const count = (cells: readonly number[], seat: number): number =>
  cells.filter((disc) => disc === seat).length;

/** Whether a disc has no disc below it. */
const hasFloatingDisc = (cells: readonly number[]): boolean =>
  COLUMNS.some((_, column) =>
    cellsOf(column).some((cell, row) => row > 0 && cells[cell] !== EMPTY && cells[cell - 1] === EMPTY),
  );

/** Parses a position; fails with `bad-position` if it is invalid. */
export const parsePosition = (text: string, table: Table): Result<Position> =>
  parseCanonicalPosition(
    text,
    { example: "drop:2 7/7/7/7/7/3r3", format: formatPosition },
    ([head, rows = ""]) => {
      const fromTop = parseGrid(NOTATION, rows);
      if (!fromTop.ok) return undefined;
      const cells = CELLS.map((_, cell) => fromTop.value[FROM_TOP.indexOf(cell)] ?? EMPTY);
      if (hasFloatingDisc(cells))
        return { en: "a disc has nothing below it", fr: "un jeton ne repose sur rien" };
      const ahead = count(cells, 0) - count(cells, 1);
      if (ahead !== 0 && ahead !== 1) {
        return {
          en: "red must have as many discs as yellow, or one more",
          fr: "il faut autant de rouges que de jaunes, ou un de plus",
        };
      }
      const discs = fromCells(cells);
      if (hasLine(discs, ahead))
        return { en: "the game would have ended earlier", fr: "la partie aurait déjà pris fin" };
      const position = positionOf(table, discs, ahead);
      const expected = formatPhase(position);
      if (head === expected) return position;
      return { en: `these discs make it ${expected}`, fr: `avec ces jetons, c’est ${expected}` };
    },
  );

/** The position with some discs and a seat to act; over if the last disc ended the game. */
function positionOf(table: Table, discs: Discs, toAct: number): Position {
  const last = 1 - toAct;
  const over = (outcome: Outcome): Position => ({ phase: "over", table, discs, outcome });
  if (hasLine(discs, last)) return over({ reason: "end.line", places: placesOfWinners([last], table) });
  if (isFull(discs)) return over({ reason: "end.full", places: [1, 1] });
  return { phase: "drop", table, discs, toAct };
}
