import type { Table } from "@serpentarium/core";
import { centredFace, gridBlock, type MaterialPiece, type Scene, type Shape } from "@serpentarium/core/scene";
import { GRID, linesOf, toCells } from "./material/marks.ts";
import { type Position, start } from "./position.ts";

const CROSS: Shape = { shape: "path", d: "M-16-16 16 16M16-16-16 16", stroke: "accent", width: 7 };
const NOUGHT: Shape = { shape: "circle", x: 0, y: 0, r: 17, stroke: "ink", width: 7 };
const FREE = { id: "scene.free" };
const MARKS = [
  { label: { id: "pieces.cross" }, glyph: "x", shapes: [CROSS] },
  { label: { id: "pieces.nought" }, glyph: "o", shapes: [NOUGHT] },
];

/** A grid of cells as targets, with a mark on each taken cell. */
export function scene({ marks, phase }: Position): Scene {
  const seats = toCells(marks);
  const grid = gridBlock({ ...GRID, size: 60, empty: FREE }, (id, cell) => {
    const mark = MARKS[seats[cell] ?? -1];
    return { pieces: mark ? [{ id: `mark-${id}`, ...mark }] : [], target: true };
  });
  const board = { ...grid, label: { id: "scene.board" } };
  if (phase !== "over") return board;
  const lines = [0, 1].flatMap((seat) => linesOf(marks, seat));
  return { ...board, decisive: lines.map((line) => line.map((cell) => board.spaces[cell]?.id ?? "")) };
}

/** The pieces to print: the empty grid, and five marks of each kind. */
export const material = (table: Table): MaterialPiece[] => [
  { id: "grid", label: { id: "scene.board" }, count: 1, width: 120, front: scene(start(table)) },
  ...MARKS.map(({ label, glyph, shapes }) => ({
    id: glyph,
    label,
    count: 5,
    width: 36,
    front: centredFace(54, 54, shapes),
  })),
];
