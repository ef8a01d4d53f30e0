import type { Text } from "@serpentarium/core";
import type { Piece } from "@serpentarium/core/scene";
import type { Cell } from "../material/grid.ts";
import { type Grid, headingTo, neighbour, opposite } from "../material/grid.ts";
import { COLOUR_NAMES, type Colour, type Serpent } from "../material/serpent.ts";
import { middle, type Plot } from "./plot.ts";
import { APPLES, ARROWS, bodyShapes, headShapes } from "./shapes.ts";

/** What an apple is called. */
export const FRUIT_NAMES: Readonly<Record<Colour | "blue", Text>> = {
  red: { en: "red apple", fr: "pomme rouge" },
  yellow: { en: "yellow apple", fr: "pomme jaune" },
  blue: { en: "blue apple", fr: "pomme bleue" },
};
const FRUIT_GLYPHS = { red: "r", yellow: "y", blue: "b" } as const;

/** An apple on a cell. */
export const apple = (plot: Plot, fruit: Colour | "blue", cell: Cell): Piece => ({
  id: `${fruit}-apple-${plot.grid.names[cell]}`,
  ...middle(plot, cell),
  shapes: APPLES[fruit],
  label: FRUIT_NAMES[fruit],
  glyph: FRUIT_GLYPHS[fruit],
});

/** The way that a lone head looks: where it came from says, otherwise away from the wall, or up. */
function facing(grid: Grid, { body, last }: Serpent): number {
  if (last >= 0) return last;
  const head = body[0] ?? 0;
  return [0, 2, 1, 3].find((heading) => neighbour(grid, head, opposite(heading)) < 0) ?? 0;
}

/** Pieces from the tail to the head, so that each lies over the one behind it. */
export function serpentPieces(plot: Plot, serpent: Serpent, colour: Colour): Piece[] {
  const { grid } = plot;
  const { body, pieces, adult } = serpent;
  return body
    .map((cell, i): Piece => {
      const towards = i === 0 ? facing(grid, serpent) : headingTo(grid, cell, body[i - 1] ?? cell);
      const name = COLOUR_NAMES[colour];
      const place = { id: `${colour}-${i === 0 ? "head" : pieces[i - 1]}`, ...middle(plot, cell) };
      if (i > 0) {
        return {
          ...place,
          shapes: bodyShapes(colour, towards, i === body.length - 1),
          label: { en: `${name.en} body`, fr: `corps ${name.fr}` },
          glyph: `${FRUIT_GLYPHS[colour].toUpperCase()}${ARROWS[towards] ?? ""}`,
        };
      }
      const age = adult ? { en: "adult", fr: "adulte" } : { en: "young", fr: "jeune" };
      return {
        ...place,
        shapes: headShapes(colour, towards, adult),
        label: { en: `${name.en} head, ${age.en}`, fr: `tête ${name.fr}, ${age.fr}` },
        glyph: `${FRUIT_GLYPHS[colour].toUpperCase()}@`,
      };
    })
    .reverse();
}
