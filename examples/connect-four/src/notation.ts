import type { Outcome, Result, Table } from "@serpentarium/core";
import { formatCell, formatCells, formatPhase, parseCells, readPosition } from "@serpentarium/core/notation";
import { type Discs, fromCells, hasLine, isFull, toCells } from "./material/discs.ts";
import { CELLS, COLUMNS, cellsOf, EMPTY, ROWS } from "./material/grid.ts";
import type { Position } from "./position.ts";

/** Rows from the top, `r` and `y` for the discs of the two seats, and a number for that many empty cells. */
const NOTATION = { columns: COLUMNS.length, rows: ROWS, signs: "ry" };

/** The cells in the order of the notation, each by its number. */
const FROM_TOP = CELLS.map((_, i) => CELLS.indexOf(formatCell(NOTATION, i)));

/** `<phase>:<to act or outcome> <rows>`, such as `drop:2 7/7/7/7/7/3r3`. */
export function formatPosition(position: Position): string {
  const cells = toCells(position.discs);
  const fromTop = FROM_TOP.map((cell) => cells[cell] ?? EMPTY);
  return `${formatPhase(position)} ${formatCells(NOTATION, fromTop)}`;
}

const count = (cells: readonly number[], seat: number): number =>
  cells.filter((disc) => disc === seat).length;

/** Whether a disc of some column has nothing beneath it. */
const floats = (cells: readonly number[]): boolean =>
  COLUMNS.some((_, column) =>
    cellsOf(column).some((cell, row) => row > 0 && cells[cell] !== EMPTY && cells[cell - 1] === EMPTY),
  );

/** A position from its text; fails with `bad-position` when it could not stand on a table. */
export const parsePosition = (text: string, table: Table): Result<Position> =>
  readPosition(text, { like: "drop:2 7/7/7/7/7/3r3", format: formatPosition }, ([head, rows = ""]) => {
    const fromTop = parseCells(NOTATION, rows);
    if (!fromTop.ok) return undefined;
    const cells = CELLS.map((_, cell) => fromTop.value[FROM_TOP.indexOf(cell)] ?? EMPTY);
    if (floats(cells)) return { en: "a disc has nothing beneath it", fr: "un jeton ne repose sur rien" };
    const ahead = count(cells, 0) - count(cells, 1);
    if (ahead !== 0 && ahead !== 1) {
      return {
        en: "red must have as many discs as yellow, or one more",
        fr: "il faut autant de rouges que de jaunes, ou un de plus",
      };
    }
    const discs = fromCells(cells);
    if (hasLine(discs, ahead))
      return { en: "play would have ended before", fr: "la partie aurait déjà pris fin" };
    const position = standing(table, discs, ahead);
    const expected = formatPhase(position);
    if (head === expected) return position;
    return { en: `these discs make it ${expected}`, fr: `avec ces jetons, c’est ${expected}` };
  });

/** The position that discs make when a seat is next, unless the last disc ended the game. */
function standing(table: Table, discs: Discs, toAct: number): Position {
  const last = 1 - toAct;
  const over = (outcome: Outcome): Position => ({ phase: "over", table, discs, outcome });
  if (hasLine(discs, last)) return over({ winners: [last], reason: "end.line" });
  if (isFull(discs)) return over({ winners: [0, 1], reason: "end.full" });
  return { phase: "drop", table, discs, toAct };
}
