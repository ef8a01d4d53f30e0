import type { Layout, Look, Panel, Piece, Scene, Space } from "@serpentarium/core/scene";
import type { Position } from "@serpentarium/sssnake";
import { CELL, placeId } from "@serpentarium/sssnake/parts";
import { markedLabel, markedShapes } from "./drawing/loose.ts";
import { type LoosePart, looseParts } from "./material/loose.ts";
import { parts } from "./parts.ts";

/** Loose parts by the id of what shows the card on which they are. */
type Marks = ReadonlyMap<string, LoosePart>;

const marksOf = ({ snakes }: Position, what: string): Marks =>
  new Map(
    snakes.flatMap((snake, seat) =>
      looseParts(snake).map((loose) => [placeId(what, seat, snake, loose.cell), loose] as const),
    ),
  );

/** A card with its loose part marked. */
const markedPiece = (piece: Piece, loose: LoosePart | undefined): Piece =>
  loose
    ? { ...piece, shapes: markedShapes(piece.shapes, loose), label: markedLabel(piece.label, loose) }
    : piece;

/** A panel from which nothing that lies on it is cut off: a way to finish can lead further out than the snake. */
function roomy(panel: Panel, pieces: readonly Piece[]): Panel {
  const { view } = panel;
  const on = pieces.filter((piece) => piece.panel === panel.id);
  const [xs, ys] = [on.map(({ x }) => x), on.map(({ y }) => y)];
  const [left, top] = [
    Math.min(view.x, ...xs.map((x) => x - CELL / 2)),
    Math.min(view.y, ...ys.map((y) => y - CELL / 2)),
  ];
  const right = Math.max(view.x + view.w, ...xs.map((x) => x + CELL / 2));
  const bottom = Math.max(view.y + view.h, ...ys.map((y) => y + CELL / 2));
  return { ...panel, view: { x: left, y: top, w: right - left, h: bottom - top } };
}

/** As in Sssnake, with every loose part marked: it is still to be joined. */
export function scene(position: Position, layout: Layout, look?: Look): Scene {
  const { panels = [], spaces, pieces, ...rest } = parts.scene(position, layout, look);
  const [cards, cells] = [marksOf(position, "card"), marksOf(position, "table")];
  return {
    ...rest,
    panels: panels.map((panel) => roomy(panel, pieces)),
    spaces: spaces.map((space): Space => {
      const loose = cells.get(space.id);
      return loose ? { ...space, label: markedLabel(space.label, loose) } : space;
    }),
    pieces: pieces.map((piece) => markedPiece(piece, cards.get(piece.id))),
  };
}
