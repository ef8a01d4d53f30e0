import type { Layout, Panel, Piece, Scene, Space, ViewOptions } from "@serpentarium/core/scene";
import type { Position } from "@serpentarium/sssnake";
import { CARD_SIZE, cellItemId } from "@serpentarium/sssnake/parts";
import { markedLabel, markedShapes } from "./drawing/loose-part.ts";
import { type LoosePart, looseParts } from "./material/loose-parts.ts";
import { parts } from "./parts.ts";

/** The loose parts by the id of the piece or space that shows their card. */
type LoosePartsById = ReadonlyMap<string, LoosePart>;

const loosePartsById = ({ snakes }: Position, prefix: string): LoosePartsById =>
  new Map(
    snakes.flatMap((snake, seat) =>
      looseParts(snake).map((loose) => [cellItemId(prefix, seat, snake, loose.cell), loose] as const),
    ),
  );

const markPiece = (piece: Piece, loose: LoosePart | undefined): Piece =>
  loose
    ? { ...piece, shapes: markedShapes(piece.shapes, loose), label: markedLabel(piece.label, loose) }
    : piece;

/** Enlarges the view of a panel to contain all its pieces; a completion can extend beyond the snake. */
function fitPanel(panel: Panel, pieces: readonly Piece[]): Panel {
  const { viewBox } = panel;
  const ownPieces = pieces.filter((piece) => piece.panel === panel.id);
  const [xs, ys] = [ownPieces.map(({ x }) => x), ownPieces.map(({ y }) => y)];
  const [left, top] = [
    Math.min(viewBox.x, ...xs.map((x) => x - CARD_SIZE / 2)),
    Math.min(viewBox.y, ...ys.map((y) => y - CARD_SIZE / 2)),
  ];
  const right = Math.max(viewBox.x + viewBox.w, ...xs.map((x) => x + CARD_SIZE / 2));
  const bottom = Math.max(viewBox.y + viewBox.h, ...ys.map((y) => y + CARD_SIZE / 2));
  return { ...panel, viewBox: { x: left, y: top, w: right - left, h: bottom - top } };
}

/** The scene of Sssnake, with every loose part marked. */
export function scene(position: Position, layout: Layout, viewOptions: ViewOptions): Scene {
  const { panels = [], spaces, pieces, ...rest } = parts.scene(position, layout, viewOptions);
  const [cards, cells] = [loosePartsById(position, "card"), loosePartsById(position, "table")];
  return {
    ...rest,
    panels: panels.map((panel) => fitPanel(panel, pieces)),
    spaces: spaces.map((space): Space => {
      const loose = cells.get(space.id);
      return loose ? { ...space, label: markedLabel(space.label, loose) } : space;
    }),
    pieces: pieces.map((piece) => markPiece(piece, cards.get(piece.id))),
  };
}
