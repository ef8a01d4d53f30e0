import type { Paint, Piece, Scene, Shape, Space } from "@serpentarium/core/scene";
import { nameOf } from "./material/grid.ts";
import { headOf, type Serpent } from "./material/serpent.ts";
import type { Position } from "./position.ts";

/** The side of a cell, in units of the scene. */
const SIDE = 60;

const LOOKS: readonly {
  readonly fill: Paint;
  readonly ink: Paint;
  readonly glyphs: readonly [string, string];
}[] = [
  { fill: "red", ink: "red-ink", glyphs: ["o", "O"] },
  { fill: "yellow", ink: "yellow-ink", glyphs: ["x", "X"] },
];

/** The middle of a cell: rows count from the bottom, and scenes from the top. */
const middleOf = (cell: number, size: number) => ({
  x: ((cell % size) + 0.5) * SIDE,
  y: (size - Math.floor(cell / size) - 0.5) * SIDE,
});

/** A part of a serpent: joined to the one before it, with eyes where it is the head. */
function pieceOf(serpent: Serpent, i: number, seat: number, size: number): Piece {
  const { x, y } = middleOf(serpent[i] ?? 0, size);
  const before = middleOf(serpent[i - 1] ?? serpent[i] ?? 0, size);
  const isHead = i === serpent.length - 1;
  const { fill = "red", ink = "red-ink", glyphs = ["o", "O"] } = LOOKS[seat] ?? {};
  const eyes: Shape[] = [-8, 8].map((dx) => ({ shape: "circle", x: dx, y: -4, r: 4, fill: ink }));
  // the serpents differ by more than their colours: that of player 2 is spotted
  const joint = { x: (before.x - x) / 2, y: (before.y - y) / 2 };
  const spots: Shape[] = seat === 1 && i > 0 ? [{ shape: "circle", ...joint, r: 6, fill: ink }] : [];
  const part = { en: isHead ? "head" : "body", fr: isHead ? "tête" : "corps" };
  return {
    id: `serpent-${seat + 1}-${i}`,
    x,
    y,
    shapes: [
      { shape: "path", d: `M0 0L${before.x - x} ${before.y - y}`, stroke: fill, width: 26 },
      { shape: "circle", x: 0, y: 0, r: isHead ? 21 : 17, fill },
      ...spots,
      ...(isHead ? eyes : []),
    ],
    label: { en: `${part.en} of serpent ${seat + 1}`, fr: `${part.fr} du serpent ${seat + 1}` },
    glyph: glyphs[isHead ? 1 : 0],
  };
}

export function scene({ table, serpents, ...position }: Position): Scene {
  const { size } = table.options;
  const spaces = Array.from({ length: size * size }, (_, cell): Space => {
    const { x, y } = middleOf(cell, size);
    const shapes: Shape[] = [{ shape: "rect", x: 2, y: 2, w: SIDE - 4, h: SIDE - 4, r: 6, fill: "surface" }];
    const id = nameOf(cell, size);
    const seat = serpents.findIndex((serpent) => serpent.includes(cell)) + 1;
    const label = seat
      ? { en: `${id}: serpent ${seat}`, fr: `${id} : serpent ${seat}` }
      : { en: `${id}: free`, fr: `${id} : libre` };
    return { id, label, x: x - SIDE / 2, y: y - SIDE / 2, w: SIDE, h: SIDE, empty: seat === 0, shapes };
  });
  const walk = "toAct" in position ? { walk: nameOf(headOf(serpents[position.toAct] ?? []), size) } : {};
  return {
    width: size * SIDE,
    height: size * SIDE,
    pitch: { x: SIDE, y: SIDE },
    label: { en: `A grid of ${size} by ${size} cells`, fr: `Une grille de ${size} cases sur ${size}` },
    spaces,
    pieces: serpents.flatMap((serpent, seat) => serpent.map((_, i) => pieceOf(serpent, i, seat, size))),
    targets: spaces.map(({ id, label, x, y, w, h }) => ({ id, label, area: { x, y, w, h } })),
    ...walk,
  };
}
