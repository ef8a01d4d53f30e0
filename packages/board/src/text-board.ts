import type { Language } from "@serpentarium/core";
import type { Panel, Piece, Rect, Scene, Space } from "@serpentarium/core/scene";
import { itemsOn } from "./plane.ts";

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly glyph: string;
}

/** A space whose pieces, bottom first, are drawn in one column of cells. */
interface Column {
  readonly space: Space;
  readonly column: number;
  /** The lowest cell that it uses. */
  readonly row: number;
  readonly pieces: readonly Piece[];
}

const isWithin = ({ x, y, w, h }: Rect, at: { readonly x: number; readonly y: number }): boolean =>
  at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;

/** The number of characters of a glyph. */
const glyphWidth = (glyph: string): number => [...glyph].length;

/** What is drawn of a plane. */
type PlaneContent = Pick<Scene, "spaces" | "pieces" | "pitch">;

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
  return loose.map(({ x, y, glyph }) => ({ column: grid.column(x), row: grid.row(y), glyph }));
}

const columnCells = ({ column, row, pieces }: Column): Cell[] =>
  pieces.length === 0
    ? [{ column, row, glyph: "·" }]
    : pieces.map(({ glyph }, i) => ({ column, row: row - i, glyph }));

/** The coordinates at the edge of the board, from ids such as `b2`. */
function coordinateCells(columns: readonly Column[]): Cell[] | undefined {
  const cells = new Map<string, Cell>();
  const names = new Map<string, string>();
  const left = Math.min(...columns.map(({ column }) => column)) - 1;
  const bottom = Math.max(...columns.map(({ row }) => row)) + 1;
  for (const { space, column, row } of columns) {
    const [, letter, number] = /^([a-z]+)(\d+)$/.exec(space.id) ?? [];
    if (!(letter && number)) return undefined;
    for (const [key, glyph] of [
      [`x${column}`, letter],
      [`y${row}`, number],
    ] as const) {
      if ((names.get(key) ?? glyph) !== glyph) return undefined;
      names.set(key, glyph);
    }
    cells
      .set(letter, { column, row: bottom, glyph: letter })
      .set(number, { column: left, row, glyph: number });
  }
  return [...cells.values()];
}

/** The numbers of spaces such as `pile-3`, each below its space. */
function captions(columns: readonly Column[]): Cell[] {
  const numbers = columns.map(({ space, column, row }) => ({
    column,
    row: row + 1,
    glyph: /\d+$/.exec(space.id)?.[0] ?? "",
  }));
  const taken = new Set(columns.flatMap(columnCells).map(({ column, row }) => `${column},${row}`));
  const fit = numbers.every(({ column, row, glyph }) => glyph && !taken.has(`${column},${row}`));
  return fit ? numbers : [];
}

/** Renders cells as lines. Leading blank lines are removed, others collapse into one. */
function toLines(cells: readonly Cell[]): string[] {
  const widest = Math.max(...cells.map(({ glyph }) => glyphWidth(glyph)));
  const wide = widest + (widest > 1 ? 2 : 1);
  const [left, top] = [
    Math.min(...cells.map(({ column }) => column)),
    Math.min(...cells.map(({ row }) => row)),
  ];
  const rows: string[][] = [];
  for (const { column, row, glyph } of cells) {
    rows[row - top] ??= [];
    (rows[row - top] as string[])[column - left] = glyph;
  }
  const drawn = Array.from(rows, (row = []) =>
    Array.from(row, (glyph = "") => " ".repeat(wide - glyphWidth(glyph)) + glyph).join(""),
  );
  return drawn.filter((line, i) => line !== "" || drawn[i - 1] !== "");
}

/** The content of the scene's own plane. */
const sceneContent = ({ spaces, pieces, pitch }: Scene): PlaneContent => ({
  spaces: itemsOn(spaces),
  pieces: itemsOn(pieces),
  pitch,
});

/** The content of the view of a panel. */
const panelContent = ({ spaces, pieces, pitch }: Scene, { id, viewBox }: Panel): PlaneContent => ({
  spaces: itemsOn(spaces, id).filter(({ x, y, w, h }) => isWithin(viewBox, { x: x + w / 2, y: y + h / 2 })),
  pieces: itemsOn(pieces, id).filter((piece) => isWithin(viewBox, piece)),
  pitch,
});

/** Renders a plane as lines, with the names of its columns, rows or spaces; no lines if it is empty. */
function planeLines(plot: PlaneContent): string[] {
  const columns = columnsOf(plot);
  const cells = [...columns.flatMap(columnCells), ...looseCells(plot)];
  return cells.length > 0 ? toLines([...cells, ...(coordinateCells(columns) ?? captions(columns))]) : [];
}

/**
 * Renders a scene as Unicode text, for terminals: one cell per pitch, one glyph per piece, `·` for a free space, and the names
 * of rows, columns or spaces if their ids have them. The label of the scene comes first, then each panel under its label, then
 * buttons in brackets.
 */
export function renderText(scene: Scene, language: Language): string {
  const buttons = scene.targets.filter(({ area }) => !area).map(({ label }) => `[${label[language]}]`);
  const panels = scene.panels ?? [];
  const blocks = [
    [scene.label[language]],
    planeLines(sceneContent(scene)),
    ...panels.map((panel) => [panel.label[language], ...planeLines(panelContent(scene, panel))]),
    buttons.length > 0 ? [buttons.join(" ")] : [],
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n");
}
