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

/** How the cells of a grid are written, row by row from the top left. */
export interface CellNotation extends GridSize {
  /** A sign for each kind of thing that lies on a cell, by the number of the kind. */
  readonly signs: string;
  /** The sign of an empty cell. Left out, empty cells beside each other are counted, as in chess. */
  readonly empty?: string;
  /** Between rows; `/` when left out. */
  readonly separator?: string;
}

/** An empty cell, where those are counted. */
const GAP = ".";
const GAPS = /\.+/g;

/**
 * The cells of a grid as text.
 *
 * @param cells - what each cell holds: the number of a kind, or -1 where it is empty
 *
 * @example
 * ```ts
 * import { formatCells } from "@serpentarium/core/notation";
 *
 * const cells = [-1, -1, -1, 0, -1, -1, 1, 1, 0];
 * formatCells({ columns: 3, rows: 3, signs: "ry" }, cells); // => "3/r2/yyr"
 * formatCells({ columns: 3, rows: 3, signs: "ry", empty: ".", separator: "" }, cells); // => "...r..yyr"
 * ```
 */
export function formatCells(notation: CellNotation, cells: readonly number[]): string {
  const { columns, rows, signs, empty, separator = "/" } = notation;
  const texts = Array.from({ length: rows }, (_, row) => {
    const kinds = cells.slice(row * columns, (row + 1) * columns);
    const text = kinds.map((kind) => signs[kind] ?? empty ?? GAP).join("");
    return empty === undefined ? text.replaceAll(GAPS, (gap) => String(gap.length)) : text;
  });
  return texts.join(separator);
}

/** What each cell of a text holds: the number of a kind, or -1 where it is empty. Fails with `notation`. */
export function parseCells(notation: CellNotation, text: string): Result<readonly number[]> {
  const { columns, rows, signs, separator = "/" } = notation;
  const isTooLong = text.length > rows * (columns + separator.length);
  const gaps = isTooLong
    ? ""
    : text.replaceAll(/\d+/g, (count) => GAP.repeat(Math.min(Number(count), columns)));
  const cells = Array.from(gaps.replaceAll(separator, ""), (sign) => signs.indexOf(sign));
  // what is written otherwise has another sign, or a row of another length
  if (cells.length === columns * rows && formatCells(notation, cells) === text) return succeed(cells);
  const example = formatCells(
    notation,
    Array.from({ length: columns * rows }, () => -1),
  );
  return fail("notation", `expected cells such as ${example}`, `attendu : des cases comme ${example}`);
}
