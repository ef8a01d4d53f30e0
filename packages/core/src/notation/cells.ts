import { fail, type Result, succeed } from "../failure.ts";
import type { GridSize } from "./cell.ts";

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
