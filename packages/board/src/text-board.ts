import type { Language } from "@serpentarium/core";
import type { Panel, Piece, Rect, Scene, Space } from "@serpentarium/core/scene";
import { lyingOn } from "./plane.ts";

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly glyph: string;
}

/** A space whose pieces, bottom first, stand in one column of cells. */
interface Column {
  readonly space: Space;
  readonly column: number;
  /** The lowest cell that it uses. */
  readonly row: number;
  readonly pieces: readonly Piece[];
}

const isWithin = ({ x, y, w, h }: Rect, at: { readonly x: number; readonly y: number }): boolean =>
  at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;

/** How many characters a glyph takes, counted as people see them. */
const width = (glyph: string): number => [...glyph].length;

/** What is drawn of one plane. */
type Plot = Pick<Scene, "spaces" | "pieces" | "pitch">;

/** Counts columns and rows of cells from the first thing that the plane shows. */
function gridOf({ spaces, pieces, pitch }: Plot) {
  const left = Math.min(...spaces.map(({ x, w }) => x + w / 2), ...pieces.map(({ x }) => x));
  const top = Math.min(...spaces.map(({ y, h }) => y + h / 2), ...pieces.map(({ y }) => y));
  return {
    column: (x: number): number => Math.round((x - left) / pitch.x),
    row: (y: number): number => Math.round((y - top) / pitch.y),
  };
}

function columnsOf(scene: Plot): Column[] {
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

/** What stands outside every space. */
function strays(scene: Plot): Cell[] {
  const grid = gridOf(scene);
  const loose = scene.pieces.filter((piece) => !scene.spaces.some((space) => isWithin(space, piece)));
  return loose.map(({ x, y, glyph }) => ({ column: grid.column(x), row: grid.row(y), glyph }));
}

const stack = ({ column, row, pieces }: Column): Cell[] =>
  pieces.length === 0
    ? [{ column, row, glyph: "·" }]
    : pieces.map(({ glyph }, i) => ({ column, row: row - i, glyph }));

/** Ids such as `b2` name their column and row: they make the edge of the board. */
function edges(columns: readonly Column[]): Cell[] | undefined {
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

/** The numbers of numbered spaces such as `pile-3`, each beneath its own. */
function captions(columns: readonly Column[]): Cell[] {
  const numbers = columns.map(({ space, column, row }) => ({
    column,
    row: row + 1,
    glyph: /\d+$/.exec(space.id)?.[0] ?? "",
  }));
  const taken = new Set(columns.flatMap(stack).map(({ column, row }) => `${column},${row}`));
  const fit = numbers.every(({ column, row, glyph }) => glyph && !taken.has(`${column},${row}`));
  return fit ? numbers : [];
}

/** Cells as lines; blank lines at the top go, further ones shrink to one. */
function lines(cells: readonly Cell[]): string[] {
  const widest = Math.max(...cells.map(({ glyph }) => width(glyph)));
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
    Array.from(row, (glyph = "") => " ".repeat(wide - width(glyph)) + glyph).join(""),
  );
  return drawn.filter((line, i) => line !== "" || drawn[i - 1] !== "");
}

/** What lies on the plane of the scene itself. */
const groundOf = ({ spaces, pieces, pitch }: Scene): Plot => ({
  spaces: lyingOn(spaces),
  pieces: lyingOn(pieces),
  pitch,
});

/** What lies in the view of a panel. */
const plotOf = ({ spaces, pieces, pitch }: Scene, { id, view }: Panel): Plot => ({
  spaces: lyingOn(spaces, id).filter(({ x, y, w, h }) => isWithin(view, { x: x + w / 2, y: y + h / 2 })),
  pieces: lyingOn(pieces, id).filter((piece) => isWithin(view, piece)),
  pitch,
});

/** A plane as lines, with the names of what has some at its edge; none where nothing lies on it. */
function drawn(plot: Plot): string[] {
  const columns = columnsOf(plot);
  const cells = [...columns.flatMap(stack), ...strays(plot)];
  return cells.length > 0 ? lines([...cells, ...(edges(columns) ?? captions(columns))]) : [];
}

/**
 * A scene as a board of Unicode text, for terminals: a cell a pitch, a glyph a piece, `·` for a free space,
 * with the names of rows and columns or of spaces where their ids have them. What the scene shows stands above,
 * then each panel under its label, buttons in brackets below.
 */
export function renderText(scene: Scene, language: Language): string {
  const buttons = scene.targets.filter(({ area }) => !area).map(({ label }) => `[${label[language]}]`);
  const panels = scene.panels ?? [];
  const blocks = [
    [scene.label[language]],
    drawn(groundOf(scene)),
    ...panels.map((panel) => [panel.label[language], ...drawn(plotOf(scene, panel))]),
    buttons.length > 0 ? [buttons.join(" ")] : [],
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n");
}
