import { fail, type Outcome, placesOfWinners, succeed, type Table } from "@serpentarium/core";
import {
  type Codec,
  cellsIn,
  createPositionNotation,
  formatCell,
  formatOutcome,
  integer,
  objectSchema,
  seatAt,
} from "@serpentarium/core/notation";
import { type Discs, fromCells, hasLine, isFull, toCells } from "./material/discs.ts";
import { CELLS, COLUMNS, cellsOf, EMPTY, ROWS } from "./material/grid.ts";
import type { Position } from "./position.ts";

const GRID = { columns: COLUMNS.length, rows: ROWS };

/** The indices of the cells in the order of the notation. */
const FROM_TOP = CELLS.map((_, i) => CELLS.indexOf(formatCell(GRID, i)));

const HALF = integer(0, 2 ** 28).schema;

/** Whether a disc has no disc below it. */
const hasFloatingDisc = (cells: readonly number[]): boolean =>
  COLUMNS.some((_, column) =>
    cellsOf(column).some((cell, row) => row > 0 && cells[cell] !== EMPTY && cells[cell - 1] === EMPTY),
  );

const GRID_CELLS = cellsIn({ ...GRID, signs: "ry" });

/** Rows from the top, with `r` and `y` for the discs of the two seats, and numbers for runs of empty cells. */
const DISCS: Codec<Discs> = {
  format(discs) {
    const cells = toCells(discs);
    return GRID_CELLS.format(FROM_TOP.map((cell) => cells[cell] ?? EMPTY));
  },
  parse(text) {
    const fromTop = GRID_CELLS.parse(text);
    if (!fromTop.ok) return fromTop;
    const cells = CELLS.map((_, cell) => fromTop.value[FROM_TOP.indexOf(cell)] ?? EMPTY);
    return hasFloatingDisc(cells)
      ? fail("notation", { id: "failures.notation.floating" })
      : succeed(fromCells(cells));
  },
  schema: objectSchema({ redLeft: HALF, redRight: HALF, yellowLeft: HALF, yellowRight: HALF }),
};

const count = (cells: readonly number[], seat: number): number =>
  cells.filter((disc) => disc === seat).length;

/** `<phase>:<to act or outcome> <rows>`, such as `drop:2 7/7/7/7/7/3r3`. */
export const positionNotation = createPositionNotation<Position, "outcome">({
  forms: { drop: "<toAct> <discs>", over: "<outcome> <discs>" },
  fields: (table) => ({
    toAct: seatAt(table),
    outcome: { format: (outcome) => formatOutcome(outcome) },
    discs: DISCS,
  }),
  example: "drop:2 7/7/7/7/7/3r3",
  complete({ table, discs }) {
    const cells = toCells(discs);
    const ahead = count(cells, 0) - count(cells, 1);
    if (ahead !== 0 && ahead !== 1) return { problem: { id: "failures.bad-position.discs" } };
    if (hasLine(discs, ahead)) return { problem: { id: "failures.bad-position.over-before" } };
    return positionOf(table, discs, ahead);
  },
});

/** The position with some discs and a seat to act; over if the last disc ended the game. */
function positionOf(table: Table, discs: Discs, toAct: number): Position {
  const last = 1 - toAct;
  const over = (outcome: Outcome): Position => ({ phase: "over", table, discs, outcome });
  if (hasLine(discs, last)) return over({ reason: "end.line", places: placesOfWinners([last], table) });
  if (isFull(discs)) return over({ reason: "end.full", places: [1, 1] });
  return { phase: "drop", table, discs, toAct };
}
