import type { Piece as ScenePiece, Shape } from "@serpentarium/core/scene";
import { COLOUR_OF, KIND_OF, type Piece, pieceName, VALUE_OF } from "../material/pieces.ts";
import { BAND, DEEP_BAND, LIFT, type Spot } from "./layout.ts";

const WIDTH = 50;

/** Outlines around 0,0: light pieces are round at the ends, dark ones pointed, the neutral one is square. */
function outline(piece: Piece, high: number): Shape {
  const colour = COLOUR_OF[piece] ?? "neutral";
  const [w, h] = [WIDTH / 2, high / 2 - 1];
  const painted = { fill: colour, stroke: "line", width: 1.5 } as const;
  if (colour === "dark") {
    const cut = w - Math.min(h, 9);
    return { shape: "path", d: `M${-w} 0 ${-cut}${-h}H${cut}L${w} 0 ${cut} ${h}H${-cut}Z`, ...painted };
  }
  return { shape: "rect", x: -w, y: -h, w: 2 * w, h: 2 * h, r: colour === "light" ? h : 3, ...painted };
}

function face(piece: Piece, high: number): Shape[] {
  const colour = COLOUR_OF[piece] ?? "neutral";
  const shapes = [outline(piece, high)];
  const text = colour === "neutral" ? "•" : String(VALUE_OF[piece]);
  shapes.push({ shape: "text", x: 0, y: 0, size: high === BAND ? 18 : 14, text, fill: `${colour}-ink` });
  return shapes;
}

/** How far the middle of each piece of a pile stands above the body, bottom first, and how high it is drawn. */
export function bands(count: number): { readonly lift: number; readonly high: number }[] {
  let lift = LIFT;
  return Array.from({ length: count }, (_, depth) => {
    const high = count - depth > 2 ? DEEP_BAND : BAND;
    lift += high;
    return { lift: lift - high / 2, high };
  });
}

/** The pieces of a pile that stands on a spot, bottom first. */
export function piecesOf(pile: readonly Piece[], { x, y }: Spot): ScenePiece[] {
  const places = bands(pile.length);
  return pile.map((piece, depth) => {
    const { lift, high } = places[depth] as { lift: number; high: number };
    return {
      id: `piece-${piece}`,
      x,
      y: y - lift,
      shapes: face(piece, high),
      label: pieceName(piece),
      glyph: KIND_OF[piece] ?? "",
    };
  });
}
