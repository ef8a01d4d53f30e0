import type { Text } from "@serpentarium/core";
import type { Shape } from "@serpentarium/core/scene";
import { CELL, edgesOf, sideName, type Way } from "@serpentarium/sssnake/parts";
import type { LoosePart } from "../material/loose.ts";

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
export function markedShapes(shapes: readonly Shape[], { sides }: LoosePart): readonly Shape[] {
  const edges = edgesOf(sides);
  const isEdges = (shape: Shape): boolean => shape.shape === "path" && shape.d === edges;
  return [
    ...shapes.map(
      (shape): Shape => (isEdges(shape) ? { ...shape, stroke: "accent", width: 2.5, dashed: true } : shape),
    ),
    ...sides.map(mouth),
  ];
}

/** What a card with a loose part is called: what it is without, and which part is loose. */
export function markedLabel(label: Text, { sides }: LoosePart): Text {
  const [a, b] = [sideName(sides[0]), sideName(sides[1])];
  return {
    en: `${label.en}; loose part (${a.en}–${b.en})`,
    fr: `${label.fr} ; partie libre (${a.fr}–${b.fr})`,
  };
}
