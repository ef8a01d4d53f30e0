import type { Text } from "@serpentarium/core";
import type { Layout, Look, Panel, Piece, Scene, Shape, Space } from "@serpentarium/core/scene";
import type { Position } from "@serpentarium/sssnake";
import { CELL, edgesOf, placeOf, sideName, type Way } from "@serpentarium/sssnake/parts";
import { type LoosePart, looseParts } from "./material/loose.ts";
import { tight } from "./tight.ts";

/** From the middle of a card to the middle of each side. */
const OUT: Readonly<Record<Way, readonly [x: number, y: number]>> = {
  0: [0, -1],
  1: [1, 0],
  2: [0, 1],
  3: [-1, 0],
};

/** A mark on the side of a card where a loose part begins: a ring half on the card and half beside it. */
function mouth(side: Way): Shape {
  const [x, y] = OUT[side];
  return {
    shape: "circle",
    x: (x * CELL) / 2,
    y: (y * CELL) / 2,
    r: 5,
    fill: "paper",
    stroke: "accent",
    width: 2,
  };
}

/** A card with its loose part marked: broken edges beneath the snake, and a ring over either end. */
function markedShapes(shapes: readonly Shape[], { sides }: LoosePart): readonly Shape[] {
  const edges = edgesOf(sides);
  const isEdges = (shape: Shape): boolean => shape.shape === "path" && shape.d === edges;
  return [
    ...shapes.map(
      (shape): Shape => (isEdges(shape) ? { ...shape, stroke: "accent", width: 2.5, dashed: true } : shape),
    ),
    ...sides.map(mouth),
  ];
}

const looseName = ({ sides: [one, other] }: LoosePart): Text => {
  const [a, b] = [sideName(one), sideName(other)];
  return { en: `loose part (${a.en}–${b.en})`, fr: `partie libre (${a.fr}–${b.fr})` };
};

/** Loose parts by the id of what shows the card on which they are. */
type Marks = ReadonlyMap<string, LoosePart>;

const marksOf = ({ snakes }: Position, prefix: string): Marks =>
  new Map(
    snakes.flatMap((snake, seat) =>
      looseParts(snake).map((loose) => {
        const { x, y } = placeOf(snake, loose.cell);
        return [`${prefix}-${seat + 1}-${x}.${y}`, loose] as const;
      }),
    ),
  );

const withName = (label: Text, loose: LoosePart): Text => {
  const { en, fr } = looseName(loose);
  return { en: `${label.en}; ${en}`, fr: `${label.fr} ; ${fr}` };
};

/** A card with its loose part marked. */
const markedPiece = (piece: Piece, loose: LoosePart | undefined): Piece =>
  loose
    ? { ...piece, shapes: markedShapes(piece.shapes, loose), label: withName(piece.label, loose) }
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
  const { panels = [], spaces, pieces, ...rest } = tight.scene(position, layout, look);
  const [cards, cells] = [marksOf(position, "card"), marksOf(position, "table")];
  return {
    ...rest,
    panels: panels.map((panel) => roomy(panel, pieces)),
    spaces: spaces.map((space): Space => {
      const loose = cells.get(space.id);
      return loose ? { ...space, label: withName(space.label, loose) } : space;
    }),
    pieces: pieces.map((piece) => markedPiece(piece, cards.get(piece.id))),
  };
}
