import type { Piece as ScenePiece, Shape } from "@serpentarium/core/scene";
import {
  COLOUR_BY_PIECE,
  type Colour,
  kindOf,
  type Piece,
  pieceName,
  VALUE_BY_PIECE,
} from "../material/pieces.ts";
import {
  BODY_TO_FOOT_DISTANCE,
  COLUMN_WIDTH,
  COVERED_PIECE_HEIGHT,
  PIECE_HEIGHT,
  type Point,
} from "./layout.ts";

/** The width of a piece of the body, which touches those beside it, in scene units. */
export const PIECE_WIDTH = COLUMN_WIDTH;
/** The width of a piece that lies on another one: piles side by side stay apart. */
const STACKED_WIDTH = COLUMN_WIDTH - 8;
/** The visible thickness of a piece, relative to its height. */
const THICKNESS = 0.16;
const LINE_WIDTH = 1.5;

type PieceColour = Colour | "neutral";

/** The size of a piece in scene units; the lower part of its height can be its visible thickness. */
export interface PieceSize {
  readonly width: number;
  readonly height: number;
  readonly thickness?: number;
}

/** The outline of a face of a piece with a bottom edge: light pieces have round ends, dark ones pointed ends, the neutral one is square. */
function outline(colour: PieceColour, w: number, top: number, bottom: number): string {
  const middle = (top + bottom) / 2;
  const h = bottom - middle;
  if (colour === "dark") {
    const cut = w - Math.min(h, 8);
    return `M${-w} ${middle}L${-cut} ${top}H${cut}L${w} ${middle} ${cut} ${bottom}H${-cut}Z`;
  }
  const r = colour === "light" ? h : 3;
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${r - w} ${top}H${w - r}${arc(r, r)}V${bottom - r}${arc(-r, r)}H${r - w}${arc(-r, -r)}V${top + r}${arc(r, -r)}Z`;
}

/** The face of a piece around 0,0, on the side below it if it has a thickness. */
function bodyShapes(colour: PieceColour, { width, height, thickness = 0 }: PieceSize): Shape[] {
  const [w, h] = [(width - LINE_WIDTH) / 2, (height - LINE_WIDTH) / 2];
  const inset = Math.min(3, (height - 8) / 7);
  const face = { shape: "path", stroke: "line", width: LINE_WIDTH } as const;
  return [
    ...(thickness > 0 ? [{ ...face, fill: "line", d: outline(colour, w, thickness - h, h) } as const] : []),
    { ...face, fill: colour, d: outline(colour, w, -h, h - thickness) },
    // sets dark pieces apart from each other and from the body without colours
    ...(colour === "dark"
      ? [
          {
            shape: "path",
            stroke: "dark-ink",
            width: 0.9,
            d: outline(colour, w - 2 * inset, inset - h, h - thickness - inset),
          } as const,
        ]
      : []),
  ];
}

/** The shapes of a piece around 0,0. */
export function pieceShapes(piece: Piece, size: PieceSize): Shape[] {
  const colour = COLOUR_BY_PIECE[piece] ?? "neutral";
  const { height, thickness = 0 } = size;
  const text = colour === "neutral" ? "•" : String(VALUE_BY_PIECE[piece]);
  const textSize = height === PIECE_HEIGHT ? 18 : (14 * height) / COVERED_PIECE_HEIGHT;
  return [
    ...bodyShapes(colour, size),
    { shape: "text", x: 0, y: 0 - thickness / 2, size: textSize, text, fill: `${colour}-ink` },
  ];
}

const COUNT_SIZE = 12;

/** The count of a pile towards the goal, at the top left of its top piece; filled if one move can finish the pile. */
function countShapes(count: number, goal: number): Shape[] {
  const text = `${count}/${goal}`;
  const [w, h] = [10 + 6.5 * text.length, COUNT_SIZE + 3];
  // beside the value, which is in the middle
  const [x, y] = [-COLUMN_WIDTH / 2 - 5, -PIECE_HEIGHT / 2 - h / 2 - 2];
  const isNear = count + 2 >= goal;
  return [
    { shape: "rect", x, y, w, h, r: h / 2, fill: isNear ? "ink" : "paper", stroke: "line", width: 1.25 },
    {
      shape: "text",
      x: x + w / 2,
      y: y + h / 2,
      size: COUNT_SIZE,
      text,
      fill: isNear ? "paper" : "ink",
    },
  ];
}

/** The pieces of a pile at a point, bottom first: the lowest one is a part of the body, and the top one has the count of a pile below the goal. */
export function drawPile(
  pile: readonly Piece[],
  { x, y }: Point,
  goal: number,
  coveredHeight = COVERED_PIECE_HEIGHT,
): ScenePiece[] {
  let top = y + BODY_TO_FOOT_DISTANCE;
  return pile.map((piece, depth) => {
    const height = pile.length - depth > 2 ? coveredHeight : PIECE_HEIGHT;
    const width = depth === 0 ? PIECE_WIDTH : STACKED_WIDTH;
    top -= height;
    // a whole pile is outlined, over the place of its count
    const hasCount = depth > 0 && depth === pile.length - 1 && pile.length < goal;
    return {
      id: `piece-${piece}`,
      x,
      y: top + height / 2,
      shapes: [
        ...pieceShapes(piece, { width, height, thickness: THICKNESS * height }),
        ...(hasCount ? countShapes(pile.length, goal) : []),
      ],
      label: pieceName(piece),
      glyph: kindOf(piece),
    };
  });
}
