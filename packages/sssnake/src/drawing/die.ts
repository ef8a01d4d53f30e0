import type { Shape } from "@serpentarium/core/scene";

const SIDE = 44;
/** Where the dots of each face are. */
const DOTS: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-10, 10], 3: [-12, 0, 12] };

/** The die with a face up; before it is thrown, and where nothing tells any more, a face without dots. */
export const dieShapes = (number: number | undefined): Shape[] => [
  {
    shape: "rect",
    x: -SIDE / 2,
    y: -SIDE / 2,
    w: SIDE,
    h: SIDE,
    r: 9,
    fill: number ? "paper" : "surface",
    stroke: "ink",
    width: 1.5,
  },
  ...(DOTS[number ?? 0] ?? []).map(
    (at): Shape => ({ shape: "circle", x: at, y: 0 - at, r: 4.5, fill: "ink" }),
  ),
];
