import { fail, type Result, succeed } from "../failure.ts";

/** How many columns, 26 at most, and how many rows a grid has. */
export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * The name of a cell, as on a chessboard: `a1` is at the bottom left.
 *
 * @param cell - its number: cells are counted from 0 at the top left, row by row
 *
 * @example
 * ```ts
 * import { formatCell } from "@serpentarium/core/notation";
 *
 * const grid = { columns: 3, rows: 3 };
 * formatCell(grid, 0); // => "a3"
 * formatCell(grid, 8); // => "c1"
 * ```
 */
export const formatCell = ({ columns, rows }: GridSize, cell: number): string =>
  `${LETTERS[cell % columns]}${rows - Math.floor(cell / columns)}`;

/** The number of a cell from its name. Fails with `notation` where the grid has no such cell. */
export function parseCell(grid: GridSize, text: string): Result<number> {
  const { columns, rows } = grid;
  const [, letter = "", number = ""] = /^([a-z])([1-9]\d{0,2})$/.exec(text) ?? [];
  const [column, row] = [LETTERS.indexOf(letter), rows - Number(number)];
  if (letter !== "" && column < columns && row >= 0) return succeed(row * columns + column);
  const [first, last] = [formatCell(grid, columns * (rows - 1)), formatCell(grid, columns - 1)];
  return fail(
    "notation",
    `expected a cell, ${first} to ${last}`,
    `attendu : une case, de ${first} à ${last}`,
  );
}
