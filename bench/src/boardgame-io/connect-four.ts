import { type Board, createBoardPlayer } from "./board.ts";
import { INVALID_MOVE } from "./package.ts";

const COLUMNS = [0, 1, 2, 3, 4, 5, 6] as const;
const ROWS = 6;

/** The number of equal marks that follow a cell in one direction. */
function run(cells: readonly number[], cell: number, right: number, up: number): number {
  let length = 0;
  let column = Math.floor(cell / ROWS) + right;
  let row = (cell % ROWS) + up;
  while (
    column >= 0 &&
    column < COLUMNS.length &&
    row >= 0 &&
    row < ROWS &&
    cells[column * ROWS + row] === cells[cell]
  ) {
    length++;
    column += right;
    row += up;
  }
  return length;
}

const isWon = (cells: readonly number[], cell: number): boolean =>
  run(cells, cell, 0, -1) >= 3 ||
  run(cells, cell, 1, 0) + run(cells, cell, -1, 0) >= 3 ||
  run(cells, cell, 1, 1) + run(cells, cell, -1, -1) >= 3 ||
  run(cells, cell, 1, -1) + run(cells, cell, -1, 1) >= 3;

export const connectFour = createBoardPlayer({
  cells: COLUMNS.length * ROWS,
  moves: {
    drop({ G, ctx }, column: number) {
      const cell = G.cells.indexOf(-1, column * ROWS);
      if (cell === -1 || cell >= (column + 1) * ROWS) return INVALID_MOVE;
      const cells = [...G.cells];
      cells[cell] = ctx.playOrderPos;
      return { cells, winner: isWon(cells, cell) ? ctx.playOrderPos : -1 };
    },
  },
  move: "drop",
  enumerate: ({ cells }: Board) => COLUMNS.filter((column) => cells[column * ROWS + ROWS - 1] === -1),
});
