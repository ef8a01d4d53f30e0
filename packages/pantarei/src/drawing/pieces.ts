import type { Piece as ScenePiece, Shape } from "@serpentarium/core/scene";
import { COLOUR_BY_PIECE, kindOf, type Piece, pieceName, VALUE_BY_PIECE } from "../material/pieces.ts";
import { BODY_TO_PIECES_DISTANCE, COVERED_PIECE_HEIGHT, PIECE_HEIGHT, type Point } from "./layout.ts";

/** The width of a piece, in scene units. */
export const PIECE_WIDTH = 50;

/** The outline of a piece around 0,0: light pieces have round ends, dark ones pointed ends, the neutral one is square. */
function outline(piece: Piece, height: number): Shape {
  const colour = COLOUR_BY_PIECE[piece] ?? "neutral";
  const [w, h] = [PIECE_WIDTH / 2, height / 2 - 1];
  const painted = { fill: colour, stroke: "line", width: 1.5 } as const;
  if (colour === "dark") {
    const cut = w - Math.min(h, 9);
    return { shape: "path", d: `M${-w} 0 ${-cut}${-h}H${cut}L${w} 0 ${cut} ${h}H${-cut}Z`, ...painted };
  }
  return { shape: "rect", x: -w, y: -h, w: 2 * w, h: 2 * h, r: colour === "light" ? h : 3, ...painted };
}

/** The shapes of a piece around 0,0. */
export function pieceShapes(piece: Piece, height: number): Shape[] {
  const colour = COLOUR_BY_PIECE[piece] ?? "neutral";
  const shapes = [outline(piece, height)];
  const text = colour === "neutral" ? "•" : String(VALUE_BY_PIECE[piece]);
  shapes.push({
    shape: "text",
    x: 0,
    y: 0,
    size: height === PIECE_HEIGHT ? 18 : (14 * height) / COVERED_PIECE_HEIGHT,
    text,
    fill: `${colour}-ink`,
  });
  return shapes;
}

/** The pieces of a pile at a point, bottom first. */
export function drawPile(
  pile: readonly Piece[],
  { x, y }: Point,
  coveredHeight = COVERED_PIECE_HEIGHT,
): ScenePiece[] {
  let top = y - BODY_TO_PIECES_DISTANCE;
  return pile.map((piece, depth) => {
    const height = pile.length - depth > 2 ? coveredHeight : PIECE_HEIGHT;
    top -= height;
    return {
      id: `piece-${piece}`,
      x,
      y: top + height / 2,
      shapes: pieceShapes(piece, height),
      label: pieceName(piece),
      glyph: kindOf(piece),
    };
  });
}
