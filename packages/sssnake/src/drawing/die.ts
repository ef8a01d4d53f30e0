import type { Shape } from "@serpentarium/core/scene";

/** The side of the die, in scene units. */
export const DIE_SIDE = 44;
/** The offsets of the dots of each face along a diagonal. */
const DOTS: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-10, 10], 3: [-12, 0, 12] };

/** The shapes of the die; without dots for 0. */
export const dieShapes = (number: number): Shape[] => [
  {
    shape: "rect",
    x: -DIE_SIDE / 2,
    y: -DIE_SIDE / 2,
    w: DIE_SIDE,
    h: DIE_SIDE,
    r: 9,
    fill: number ? "paper" : "surface",
    stroke: "ink",
    width: 1.5,
  },
  ...(DOTS[number] ?? []).map((at): Shape => ({ shape: "circle", x: at, y: 0 - at, r: 4.5, fill: "ink" })),
];
