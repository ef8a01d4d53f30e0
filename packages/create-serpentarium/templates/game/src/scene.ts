import { gridBlock, type Paint, type Scene, type Shape, type SlotPiece } from "@serpentarium/core/scene";
import { cellName, gridOf } from "./material/grid.ts";
import { headOf, type Serpent } from "./material/serpent.ts";
import type { Position } from "./position.ts";

/** The side of a cell, in units of the scene. */
const CELL_SIZE = 60;

const SERPENT_STYLES: readonly {
  readonly fill: Paint;
  readonly ink: Paint;
  readonly glyphs: readonly [string, string];
}[] = [
  { fill: "red", ink: "red-ink", glyphs: ["o", "O"] },
  { fill: "yellow", ink: "yellow-ink", glyphs: ["x", "X"] },
];

/** The piece for a part of a serpent: connected to the previous part, with eyes on the head. */
function pieceOf(serpent: Serpent, i: number, seat: number, size: number): SlotPiece {
  const [cell = 0, before = cell] = [serpent[i], serpent[i - 1]];
  const dx = ((before % size) - (cell % size)) * CELL_SIZE;
  const dy = (Math.floor(before / size) - Math.floor(cell / size)) * CELL_SIZE;
  const isHead = i === serpent.length - 1;
  const { fill = "red", ink = "red-ink", glyphs = ["o", "O"] } = SERPENT_STYLES[seat] ?? {};
  const eyes: Shape[] = [-8, 8].map((x) => ({ shape: "circle", x, y: -4, r: 4, fill: ink }));
  // the serpents must not differ by colour alone: the second one has spots
  const spots: Shape[] =
    seat === 1 && i > 0 ? [{ shape: "circle", x: dx / 2, y: dy / 2, r: 6, fill: ink }] : [];
  return {
    id: `serpent-${seat + 1}-${i}`,
    shapes: [
      { shape: "path", d: `M0 0L${dx} ${dy}`, stroke: fill, width: 26 },
      { shape: "circle", x: 0, y: 0, r: isHead ? 21 : 17, fill },
      ...spots,
      ...(isHead ? eyes : []),
    ],
    label: { id: isHead ? "pieces.head" : "pieces.body", data: { serpent: seat + 1 } },
    glyph: glyphs[isHead ? 1 : 0],
  };
}

/** The scene: a grid in which every cell is a target. */
export function scene({ table, serpents, ...position }: Position): Scene {
  const { size } = table.options;
  const options = { ...gridOf(size), size: CELL_SIZE, empty: { id: "scene.free" } };
  const grid = gridBlock(options, (_id, cell) => {
    const pieces = serpents.flatMap((serpent, seat) =>
      serpent.includes(cell) ? [pieceOf(serpent, serpent.indexOf(cell), seat, size)] : [],
    );
    return { pieces, target: true };
  });
  const label = { id: "scene.board", data: { size } };
  if (!("toAct" in position)) return { ...grid, label };
  // keyboard navigation begins at the head
  return { ...grid, label, keyboardStart: cellName(headOf(serpents[position.toAct] ?? []), size) };
}
