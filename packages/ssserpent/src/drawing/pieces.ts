import type { Message } from "@serpentarium/core";
import type { Piece, PieceLine } from "@serpentarium/core/scene";
import type { Cell } from "../material/grid.ts";
import { adjacentCell, type Grid, headingTo, oppositeHeading } from "../material/grid.ts";
import type { Colour, Serpent } from "../material/serpent.ts";
import { cellCentre, type GridLayout } from "./grid-layout.ts";
import { APPLE_SHAPES, ARROWS, BODY_WIDTH, bodyShapes, headShapes } from "./shapes.ts";

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

/**
 * The pieces of a serpent from tail to head, so that each covers the one behind it.
 *
 * @param isMouthOpen - whether its mouth is open
 */
export function serpentPieces(
  layout: GridLayout,
  serpent: Serpent,
  colour: Colour,
  isMouthOpen: boolean,
): Piece[] {
  const { grid } = layout;
  const { body, adult } = serpent;
  const ids = pieceIds(serpent, colour);
  return body
    .map((cell, i): Piece => {
      const [before, behind] = [body[i - 1], body[i + 1]];
      const towards = before === undefined ? facingOf(grid, serpent) : headingTo(grid, cell, before);
      const base = { id: ids[i] as string, ...cellCentre(layout, cell) };
      if (before === undefined) {
        return {
          ...base,
          shapes: headShapes(colour, { facing: towards, adult, isMouthOpen }),
          label: (adult ? ADULT_HEAD_NAMES : YOUNG_HEAD_NAMES)[colour],
          glyph: `${COLOUR_GLYPHS[colour].toUpperCase()}@`,
        };
      }
      return {
        ...base,
        // the tail has no room for the V
        shapes: behind === undefined ? [] : bodyShapes(colour, headingTo(grid, behind, cell), towards),
        label: BODY_NAMES[colour],
        glyph: `${COLOUR_GLYPHS[colour].toUpperCase()}${ARROWS[towards] ?? ""}`,
      };
    })
    .reverse();
}

/** The ids of the pieces of a serpent from head to tail. */
const pieceIds = ({ pieces }: Serpent, colour: Colour): string[] =>
  ["head", ...pieces].map((piece) => `${colour}-${piece}`);

/** The body of a serpent as one line; none for a head alone. */
export const serpentLines = (serpent: Serpent, colour: Colour): PieceLine[] =>
  serpent.body.length < 2
    ? []
    : [
        {
          id: `${colour}-serpent`,
          pieces: pieceIds(serpent, colour),
          stroke: colour,
          width: BODY_WIDTH,
          edge: "line",
          tapered: true,
        },
      ];
