import type { Message } from "@serpentarium/core";
import type { Shape } from "@serpentarium/core/scene";
import { bodyEdgesPath, CARD_SIZE, type Direction, sideName } from "@serpentarium/sssnake/parts";
import type { LoosePart } from "../material/loose-parts.ts";

/** The unit vector from the centre of a card to each side. */
const SIDE_VECTORS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  0: [0, -1],
  1: [1, 0],
  2: [0, 1],
  3: [-1, 0],
};

/** A ring on the side of a card where a loose part ends. */
function endRing(side: Direction): Shape {
  const [x, y] = SIDE_VECTORS[side];
  return {
    shape: "circle",
    x: (x * CARD_SIZE) / 2,
    y: (y * CARD_SIZE) / 2,
    r: 5,
    fill: "paper",
    stroke: "accent",
    width: 2,
  };
}

/** The shapes of a card with its loose part marked by dashed edges and a ring at either end. */
export function markedShapes(shapes: readonly Shape[], { sides }: LoosePart): readonly Shape[] {
  const edges = bodyEdgesPath(sides);
  const isEdges = (shape: Shape): boolean => shape.shape === "path" && shape.d === edges;
  return [
    ...shapes.map(
      (shape): Shape => (isEdges(shape) ? { ...shape, stroke: "accent", width: 2.5, dashed: true } : shape),
    ),
    ...sides.map(endRing),
  ];
}

/** The label of a card with its loose part. */
export const markedLabel = (label: Message, { sides: [from, to] }: LoosePart): Message => ({
  id: "scene.loose-part",
  data: { label, from: sideName(from), to: sideName(to) },
});
