import type { Piece, Scene, Shape, Space } from "@serpentarium/core/scene";
import { ALL, CELLS } from "./material/grid.ts";
import { seatOn } from "./material/marks.ts";
import { MARKS, type Position } from "./position.ts";

const SIZE = 60;

const CROSS: readonly Shape[] = [
  { shape: "path", d: "M-16-16 16 16M16-16-16 16", stroke: "accent", width: 7 },
];
const NOUGHT: readonly Shape[] = [{ shape: "circle", x: 0, y: 0, r: 17, stroke: "ink", width: 7 }];
const NAMES = [
  { en: "cross", fr: "croix" },
  { en: "nought", fr: "rond" },
] as const;
const FREE = { en: "free", fr: "libre" };

const square = (cell: number) => ({ x: (cell % 3) * SIZE, y: Math.floor(cell / 3) * SIZE, w: SIZE, h: SIZE });

export function scene({ marks }: Position): Scene {
  const spaces = ALL.map((cell): Space => {
    const seat = seatOn(marks, cell);
    const content = seat === undefined ? FREE : NAMES[seat];
    const label = { en: `${CELLS[cell]}: ${content.en}`, fr: `${CELLS[cell]} : ${content.fr}` };
    const shapes: Shape[] = [{ shape: "rect", x: 2, y: 2, w: SIZE - 4, h: SIZE - 4, r: 6, fill: "surface" }];
    return { id: String(CELLS[cell]), label, ...square(cell), shapes };
  });
  const pieces = ALL.flatMap((cell): Piece[] => {
    const seat = seatOn(marks, cell);
    if (seat === undefined) return [];
    const { x, y } = square(cell);
    const shapes = seat === 0 ? CROSS : NOUGHT;
    const id = `mark-${CELLS[cell]}`;
    return [{ id, x: x + SIZE / 2, y: y + SIZE / 2, shapes, label: NAMES[seat], glyph: MARKS[seat] }];
  });
  return {
    width: 3 * SIZE,
    height: 3 * SIZE,
    pitch: { x: SIZE, y: SIZE },
    label: { en: "A grid of nine cells", fr: "Une grille de neuf cases" },
    spaces,
    pieces,
    targets: spaces.map(({ id, label, x, y, w, h }) => ({ id, label, area: { x, y, w, h } })),
  };
}
