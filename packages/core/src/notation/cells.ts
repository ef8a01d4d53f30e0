import { fail, succeed } from "../failure.ts";
import type { Codec } from "./codec.ts";

/** The numbers of columns, 26 at most, and of rows in a grid. */
export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Returns the name of a cell, as on a chessboard: `a1` is at the bottom left. */
export const formatCell = ({ columns, rows }: GridSize, cell: number): string =>
  `${LETTERS[cell % columns]}${rows - Math.floor(cell / columns)}`;

/**
 * Creates the codec of a cell. Cells are named as on a chessboard: `a1` is at the bottom left. Their indices count from 0 at the top left,
 * row by row.
 *
 * @example
 * ```ts
 * import { cellIn } from "@serpentarium/core/notation";
 *
 * const cell = cellIn({ columns: 3, rows: 3 });
 * cell.format(0); // => "a3"
 * cell.format(8); // => "c1"
 * ```
 */
export const cellIn = (grid: GridSize): Codec<number> => ({
  format: (cell) => formatCell(grid, cell),
  parse(text) {
    const { columns, rows } = grid;
    const [, letter = "", number = ""] = /^([a-z])([1-9]\d{0,2})$/.exec(text) ?? [];
    const [column, row] = [LETTERS.indexOf(letter), rows - Number(number)];
    if (letter !== "" && column < columns && row >= 0) return succeed(row * columns + column);
    const [first, last] = [formatCell(grid, columns * (rows - 1)), formatCell(grid, columns - 1)];
    return fail("notation", { id: "failures.notation.cell", data: { first, last } });
  },
  schema: { type: "integer", minimum: 0, maximum: grid.columns * grid.rows - 1 },
});

/** How to write the cells of a grid, row by row from the top left. */
export interface GridFormat extends GridSize {
  /** The sign of each kind of content; the index is the number of the kind. */
  readonly signs: string;
  /** The sign of an empty cell. By default, a run of empty cells is written as its length, as in FEN. */
  readonly empty?: string;
  /** Separates rows; `/` by default. */
  readonly separator?: string;
}

function formatCells(notation: GridFormat, cells: readonly number[]): string {
  const { columns, rows, signs, empty, separator = "/" } = notation;
  let text = "";
  // avoids intermediate arrays: a solver formats every position that it visits
  for (let row = 0; row < rows; row++) {
    if (row > 0) text += separator;
    let gap = 0;
    for (let cell = row * columns; cell < (row + 1) * columns; cell++) {
      const sign = signs[cells[cell] ?? -1] ?? empty;
      if (sign === undefined) gap++;
      else {
        text += gap > 0 ? gap + sign : sign;
        gap = 0;
      }
    }
    if (gap > 0) text += gap;
  }
  return text;
}

/**
 * Creates the codec of the cells of a grid: the kind on each cell, or -1 if it is empty.
 *
 * @example
 * ```ts
 * import { cellsIn } from "@serpentarium/core/notation";
 *
 * const cells = [-1, -1, -1, 0, -1, -1, 1, 1, 0];
 * cellsIn({ columns: 3, rows: 3, signs: "ry" }).format(cells); // => "3/r2/yyr"
 * cellsIn({ columns: 3, rows: 3, signs: "ry", empty: ".", separator: "" }).format(cells); // => "...r..yyr"
 * ```
 */
export const cellsIn = (grid: GridFormat): Codec<readonly number[]> => {
  const { columns, rows, signs, separator = "/" } = grid;
  const length = columns * rows;
  return {
    format: (cells) => formatCells(grid, cells),
    parse(text) {
      const isTooLong = text.length > rows * (columns + separator.length);
      const gaps = isTooLong
        ? ""
        : text.replaceAll(/\d+/g, (count) => ".".repeat(Math.min(Number(count), columns)));
      const cells = Array.from(gaps.replaceAll(separator, ""), (sign) => signs.indexOf(sign));
      // formatting again detects unknown signs and rows of a wrong length
      if (cells.length === length && formatCells(grid, cells) === text) return succeed(cells);
      const example = formatCells(grid, []);
      return fail("notation", { id: "failures.notation.such-as", data: { example } });
    },
    schema: {
      type: "array",
      items: { type: "integer", minimum: -1, maximum: signs.length - 1 },
      minItems: length,
      maxItems: length,
    },
  };
};
