import type { Message } from "@serpentarium/core";
import type { Piece } from "@serpentarium/core/scene";
import type { Cell } from "../material/grid.ts";
import { adjacentCell, type Grid, headingTo, oppositeHeading } from "../material/grid.ts";
import type { Colour, Serpent } from "../material/serpent.ts";
import { cellCentre, type GridLayout } from "./grid-layout.ts";
import { APPLE_SHAPES, ARROWS, bodyShapes, headShapes } from "./shapes.ts";

/** The names of apples by colour. */
export const APPLE_NAMES: Readonly<Record<Colour | "blue", Message>> = {
  red: { id: "pieces.red-apple" },
  yellow: { id: "pieces.yellow-apple" },
  blue: { id: "pieces.blue-apple" },
};
/** The names of body pieces by colour. */
export const BODY_NAMES: Readonly<Record<Colour, Message>> = {
  red: { id: "pieces.red-body" },
  yellow: { id: "pieces.yellow-body" },
};
/** The names of heads of any age by colour. */
export const HEAD_NAMES: Readonly<Record<Colour, Message>> = {
  red: { id: "pieces.red-head" },
  yellow: { id: "pieces.yellow-head" },
};
const YOUNG_HEAD_NAMES: Readonly<Record<Colour, Message>> = {
  red: { id: "pieces.young-red-head" },
  yellow: { id: "pieces.young-yellow-head" },
};
const ADULT_HEAD_NAMES: Readonly<Record<Colour, Message>> = {
  red: { id: "pieces.adult-red-head" },
  yellow: { id: "pieces.adult-yellow-head" },
};
const COLOUR_GLYPHS = { red: "r", yellow: "y", blue: "b" } as const;

/** An apple on a cell. */
export const applePiece = (layout: GridLayout, colour: Colour | "blue", cell: Cell): Piece => ({
  id: `${colour}-apple-${layout.grid.names[cell]}`,
  ...cellCentre(layout, cell),
  shapes: APPLE_SHAPES[colour],
  label: APPLE_NAMES[colour],
  glyph: COLOUR_GLYPHS[colour],
});

/** The heading in which a head is drawn: that of its last step, otherwise away from the wall, or north. */
function facingOf(grid: Grid, { body, lastHeading }: Serpent): number {
  if (lastHeading >= 0) return lastHeading;
  const head = body[0] ?? 0;
  return [0, 2, 1, 3].find((heading) => adjacentCell(grid, head, oppositeHeading(heading)) < 0) ?? 0;
}

/** The pieces of a serpent from tail to head, so that each covers the one behind it. */
export function serpentPieces(layout: GridLayout, serpent: Serpent, colour: Colour): Piece[] {
  const { grid } = layout;
  const { body, pieces, adult } = serpent;
  return body
    .map((cell, i): Piece => {
      const towards = i === 0 ? facingOf(grid, serpent) : headingTo(grid, cell, body[i - 1] ?? cell);
      const base = { id: `${colour}-${i === 0 ? "head" : pieces[i - 1]}`, ...cellCentre(layout, cell) };
      if (i > 0) {
        return {
          ...base,
          shapes: bodyShapes(colour, towards, i === body.length - 1),
          label: BODY_NAMES[colour],
          glyph: `${COLOUR_GLYPHS[colour].toUpperCase()}${ARROWS[towards] ?? ""}`,
        };
      }
      return {
        ...base,
        shapes: headShapes(colour, towards, adult),
        label: (adult ? ADULT_HEAD_NAMES : YOUNG_HEAD_NAMES)[colour],
        glyph: `${COLOUR_GLYPHS[colour].toUpperCase()}@`,
      };
    })
    .reverse();
}
