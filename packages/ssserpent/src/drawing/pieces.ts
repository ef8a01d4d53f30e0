import type { Message } from "@serpentarium/core";
import type { Piece } from "@serpentarium/core/scene";
import type { Cell } from "../material/grid.ts";
import { adjacentCell, type Grid, headingTo, oppositeHeading } from "../material/grid.ts";
import { COLOUR_NAMES, type Colour, type Serpent } from "../material/serpent.ts";
import { cellCentre, type GridLayout } from "./grid-layout.ts";
import { APPLE_SHAPES, ARROWS, bodyShapes, headShapes } from "./shapes.ts";

/** The names of apples by colour. */
export const APPLE_NAMES: Readonly<Record<Colour | "blue", Message>> = {
  red: { en: "red apple", fr: "pomme rouge" },
  yellow: { en: "yellow apple", fr: "pomme jaune" },
  blue: { en: "blue apple", fr: "pomme bleue" },
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
      const name = COLOUR_NAMES[colour];
      const base = { id: `${colour}-${i === 0 ? "head" : pieces[i - 1]}`, ...cellCentre(layout, cell) };
      if (i > 0) {
        return {
          ...base,
          shapes: bodyShapes(colour, towards, i === body.length - 1),
          label: { en: `${name.en} body`, fr: `corps ${name.fr}` },
          glyph: `${COLOUR_GLYPHS[colour].toUpperCase()}${ARROWS[towards] ?? ""}`,
        };
      }
      const age = adult ? { en: "adult", fr: "adulte" } : { en: "young", fr: "jeune" };
      return {
        ...base,
        shapes: headShapes(colour, towards, adult),
        label: { en: `${name.en} head, ${age.en}`, fr: `tête ${name.fr}, ${age.fr}` },
        glyph: `${COLOUR_GLYPHS[colour].toUpperCase()}@`,
      };
    })
    .reverse();
}
