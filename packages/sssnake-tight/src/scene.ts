import type { Layout, Piece, Scene, Space, ViewOptions } from "@serpentarium/core/scene";
import type { Position } from "@serpentarium/sssnake";
import { cellItemId } from "@serpentarium/sssnake/parts";
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

/** The scene of Sssnake, with every loose part marked. */
export function scene(position: Position, layout: Layout, viewOptions: ViewOptions): Scene {
  const { spaces, pieces, ...rest } = parts.scene(position, layout, viewOptions);
  const [cards, cells] = [loosePartsById(position, "card"), loosePartsById(position, "table")];
  return {
    ...rest,
    spaces: spaces.map((space): Space => {
      const loose = cells.get(space.id);
      return loose ? { ...space, label: markedLabel(space.label, loose) } : space;
    }),
    pieces: pieces.map((piece) => markPiece(piece, cards.get(piece.id))),
  };
}
