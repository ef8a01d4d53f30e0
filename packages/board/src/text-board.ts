import type { Words } from "@serpentarium/core";
import {
  type Area,
  containsPoint,
  type Panel,
  type Piece,
  type Rect,
  type Scene,
  type Space,
} from "@serpentarium/core/scene";
import { itemsOn } from "./plane.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly glyph: string;
  /** The centre of its glyph on the plane; undefined for a caption. */
  readonly at?: Point;
}

/** Options of {@link renderText}. */
export interface TextOptions {
  /** The ids of the enabled targets, which are marked with `›`. */
  readonly enabled?: readonly string[];
}

/** A space whose pieces, bottom first, are drawn in one column of cells. */
interface Column {
  readonly space: Space;
  readonly column: number;
  /** The lowest cell that it uses. */
  readonly row: number;
  readonly pieces: readonly Piece[];
}

/** Whether a point is in an area, ignoring their planes. */
const isWithin = ({ panel, ...area }: Area & { readonly panel?: string }, { x, y }: Point): boolean =>
  containsPoint(area, { x, y });

/** The number of characters of a glyph. */
const glyphWidth = (glyph: string): number => [...glyph].length;

type PlaneContent = Pick<Scene, "spaces" | "pieces" | "pitch" | "targets">;

/** Converts coordinates to columns and rows, counted from the first item on the plane. */
function gridOf({ spaces, pieces, pitch }: PlaneContent) {
  const left = Math.min(...spaces.map(({ x, w }) => x + w / 2), ...pieces.map(({ x }) => x));
  const top = Math.min(...spaces.map(({ y, h }) => y + h / 2), ...pieces.map(({ y }) => y));
  return {
    column: (x: number): number => Math.round((x - left) / pitch.x),
    row: (y: number): number => Math.round((y - top) / pitch.y),
  };
}

function columnsOf(scene: PlaneContent): Column[] {
  const grid = gridOf(scene);
  const free = new Set(scene.pieces);
  return scene.spaces.map((space) => {
    const pieces = [...free].filter((piece) => isWithin(space, piece)).toSorted((a, b) => b.y - a.y);
    for (const piece of pieces) free.delete(piece);
    const { x, y, w, h } = space;
    const lowest = pieces[0]?.y ?? (h > 1.5 * scene.pitch.y ? y + h - scene.pitch.y / 2 : y + h / 2);
    return { space, pieces, column: grid.column(pieces[0]?.x ?? x + w / 2), row: grid.row(lowest) };
  });
}

/** The pieces outside all spaces. */
function looseCells(scene: PlaneContent): Cell[] {
  const grid = gridOf(scene);
  const loose = scene.pieces.filter((piece) => !scene.spaces.some((space) => isWithin(space, piece)));
  return loose.map(({ x, y, glyph }) => ({ column: grid.column(x), row: grid.row(y), glyph, at: { x, y } }));
}

const columnCells = ({ column, row, pieces, space: { x, y, w, h } }: Column): Cell[] =>
  pieces.length === 0
    ? [{ column, row, glyph: "·", at: { x: x + w / 2, y: y + h / 2 } }]
    : pieces.map(({ glyph, x: left, y: top }, i) => ({
        column,
        row: row - i,
        glyph,
        at: { x: left, y: top },
      }));

/** The names of the lines of cells in one direction, by number. */
type LineNames = ReadonlyMap<number, string>;

/** The names of the columns and rows of a plane. */
interface GridNames {
  /** Each in the cell below its column. */
  readonly columns: readonly Cell[];
  readonly rows: LineNames;
}

/** The words and numbers in the id of a space: `b` and `2` of `b2`; `table`, `1`, `0` and `-3` of `table-1-0.-3`. */
const idParts = ({ id }: Space): readonly string[] => id.match(/[a-z]+|(?<![a-z\d])-?\d+|\d+/gi) ?? [];

/** The part of the ids that all spaces of a line share and no other line has, by line; undefined if there is none. */
function sharedPart(columns: readonly Column[], lineOf: (column: Column) => number): LineNames | undefined {
  for (const index of (columns[0] ? idParts(columns[0].space) : []).keys()) {
    const names = new Map(columns.map((column) => [lineOf(column), idParts(column.space)[index] ?? ""]));
    const isShared = columns.every((column) => names.get(lineOf(column)) === idParts(column.space)[index]);
    if (isShared && new Set(names.values()).size === names.size) return names;
  }
  return undefined;
}

const COLUMN_LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Letters and numbers as on a chessboard, for a rectangle of spaces without such ids. */
function chessNames(
  columns: readonly number[],
  rows: readonly number[],
  bottom: number,
): GridNames | undefined {
  if (columns.length > COLUMN_LETTERS.length) return undefined;
  return {
    columns: columns.map((column, i) => ({ column, row: bottom, glyph: COLUMN_LETTERS[i] ?? "" })),
    rows: new Map(rows.map((row, i) => [row, String(rows.length - i)])),
  };
}

const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The names of the columns and rows of a grid: from the ids of its spaces, otherwise as on a chessboard. */
function gridNames(spaces: readonly Column[], bottom: number, hasCaptions: boolean): GridNames | undefined {
  const columns = distinct(spaces.map(({ column }) => column));
  const rows = distinct(spaces.map(({ row }) => row));
  if (columns.length < 2 || rows.length < 2) return undefined;
  const fromIds = {
    columns: sharedPart(spaces, ({ column }) => column),
    rows: sharedPart(spaces, ({ row }) => row),
  };
  if (fromIds.columns && fromIds.rows)
    return {
      columns: [...fromIds.columns].map(([column, glyph]) => ({ column, row: bottom, glyph })),
      rows: fromIds.rows,
    };
  if (spaces.every(({ space }) => CELL_NAME.test(space.id)) && fromIds.rows)
    return staggeredNames(spaces, fromIds.rows);
  const isRectangle = spaces.length === columns.length * rows.length;
  return isRectangle && !hasCaptions ? chessNames(columns, rows, bottom) : undefined;
}

/** The name of a cell, as on a chessboard. */
const CELL_NAME = /^[a-z]\d+$/;

/** The names of staggered columns, such as those of hexagons: each letter is where the next cell of its column would be. */
function staggeredNames(spaces: readonly Column[], rows: LineNames): GridNames {
  const letters = new Set(spaces.map(({ space }) => space.id.charAt(0)));
  const columns = [...letters].flatMap((glyph) => {
    const column = spaces.filter(({ space }) => space.id.startsWith(glyph));
    const [last, before = last, third] = column.toSorted((a, b) => b.row - a.row);
    if (!(last && before)) return [];
    const isZigzag = last.column === third?.column;
    return [{ column: isZigzag ? before.column : 2 * last.column - before.column, row: last.row + 1, glyph }];
  });
  return { columns, rows };
}

/** The numbers of spaces such as `pile-3`, each below its space. */
function captions(columns: readonly Column[]): Cell[] {
  const numbers = columns.map(({ space, column, row }) => ({
    column,
    row: row + 1,
    glyph: CELL_NAME.test(space.id) ? "" : (/\d+$/.exec(space.id)?.[0] ?? ""),
  }));
  const taken = new Set(columns.flatMap(columnCells).map(({ column, row }) => `${column},${row}`));
  const fit = numbers.every(({ column, row, glyph }) => glyph && !taken.has(`${column},${row}`));
  return fit ? numbers : [];
}

/** The cell for the marker of a target: the topmost one in its area, or the nearest if it is between cells. */
function cellOfTarget(cells: readonly Cell[], area: Rect): Cell | undefined {
  const inside = cells.filter(({ at }) => at && isWithin(area, at));
  if (inside.length > 0) return inside.toSorted((a, b) => a.row - b.row)[0];
  const distance = ({ at }: Cell): number =>
    at ? Math.hypot(at.x - area.x - area.w / 2, at.y - area.y - area.h / 2) : Number.POSITIVE_INFINITY;
  return cells.toSorted((a, b) => distance(a) - distance(b))[0];
}

const PRESSABLE_MARK = "›";

/** Renders cells as lines, between the names of rows and of columns. Leading blank lines are removed, other consecutive ones collapsed. */
function toLines(cells: readonly Cell[], pressable: readonly Cell[], names: GridNames | undefined): string[] {
  const { columns = [], rows: rowNames = new Map<number, string>() } = names ?? {};
  const widest = Math.max(...cells.map(({ glyph }) => glyphWidth(glyph)));
  const widestName = Math.max(0, ...columns.map(({ glyph }) => glyphWidth(glyph)));
  const wide = Math.max(widest + (widest > 1 ? 2 : 1), widestName + 1);
  const margin = Math.max(0, ...[...rowNames.values()].map((name) => glyphWidth(name) + 1));
  const all = [...cells, ...columns];
  const [left, top] = [Math.min(...all.map(({ column }) => column)), Math.min(...all.map(({ row }) => row))];
  const rows: string[][] = [];
  const put = (column: number, row: number, text: string): void => {
    rows[row - top] ??= [];
    (rows[row - top] as string[])[column - left] = text.padStart(wide + text.length - glyphWidth(text));
  };
  for (const cell of all)
    put(cell.column, cell.row, `${pressable.includes(cell) ? PRESSABLE_MARK : ""}${cell.glyph}`);
  const drawn = Array.from(rows, (row = [], i) => {
    const line = Array.from(row, (text = " ".repeat(wide)) => text).join("");
    return (rowNames.get(i + top) ?? "").padStart(margin) + line;
  });
  return drawn.map((line) => line.trimEnd()).filter((line, i, lines) => line !== "" || lines[i - 1] !== "");
}

const sceneContent = ({ spaces, pieces, pitch, targets }: Scene): PlaneContent => ({
  spaces: itemsOn(spaces),
  pieces: itemsOn(pieces),
  targets: itemsOn(targets),
  pitch,
});

const panelContent = ({ spaces, pieces, pitch, targets }: Scene, { id, viewBox }: Panel): PlaneContent => ({
  spaces: itemsOn(spaces, id).filter(({ x, y, w, h }) => isWithin(viewBox, { x: x + w / 2, y: y + h / 2 })),
  pieces: itemsOn(pieces, id).filter((piece) => isWithin(viewBox, piece)),
  targets: itemsOn(targets, id),
  pitch,
});

/** Renders a plane as lines, with the names of its columns and rows or of its spaces; empty if the plane is. */
function planeLines(plane: PlaneContent, enabled: readonly string[]): string[] {
  const columns = columnsOf(plane);
  const cells = [...columns.flatMap(columnCells), ...looseCells(plane)];
  if (cells.length === 0) return [];
  const captionCells = captions(columns);
  const bottom = 1 + Math.max(...cells.map(({ row }) => row));
  const names = gridNames(columns, bottom, captionCells.length > 0);
  const pressable = plane.targets.flatMap(({ id, area }) =>
    area && enabled.includes(id) ? (cellOfTarget(cells, area) ?? []) : [],
  );
  return toLines(names ? cells : [...cells, ...captionCells], pressable, names);
}

/**
 * Renders a scene as Unicode text, for terminals: one cell per pitch, one glyph per piece, `·` for a free space. A grid has the names of
 * its rows and columns at its edge, other spaces have the numbers in their ids. The label of the scene comes first, then each panel under
 * its label, then buttons in brackets.
 */
export function renderText(scene: Scene, words: Words, { enabled = [] }: TextOptions = {}): string {
  const buttons = scene.targets.filter(({ area }) => !area).map(({ label }) => `[${words.format(label)}]`);
  const panels = scene.panels ?? [];
  const blocks = [
    [words.format(scene.label)],
    planeLines(sceneContent(scene), enabled),
    ...panels.map((panel) => [words.format(panel.label), ...planeLines(panelContent(scene, panel), enabled)]),
    buttons.length > 0 ? [buttons.join(" ")] : [],
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n");
}
