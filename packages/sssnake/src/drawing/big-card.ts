import type { Shape } from "@serpentarium/core/scene";
import type { SnakePaint } from "./card.ts";

/** The half of the big card with the tail, which opens to the west (`material.big-card`). */
export const tailShapes = (paint: SnakePaint): Shape[] => [
  { shape: "path", d: "M-20-19H20V19H-20Z", fill: "surface" },
  { shape: "path", d: "M20-19H-15Q-19-19-19-15V15Q-19 19-15 19H20", stroke: "ink", width: 1.25 },
  { shape: "path", d: "M-20-8.5H-6Q6-7 15 0 6 7-6 8.5H-20Z", fill: "ink" },
  { shape: "path", d: "M-20-7.2H-6Q5-6 12.5 0 5 6-6 7.2H-20Z", fill: paint },
  { shape: "path", d: "M-14-3l3 3-3 3-3-3ZM-3-3l3 3-3 3-3-3Z", fill: `${paint}-ink` },
];

/** The half of the big card with the head, which opens to the east. */
export const headShapes = (paint: SnakePaint): Shape[] => [
  { shape: "path", d: "M-20-19H20V19H-20Z", fill: "surface" },
  { shape: "path", d: "M-20-19H15Q19-19 19-15V15Q19 19 15 19H-20", stroke: "ink", width: 1.25 },
  { shape: "path", d: "M-12 0H-19M-16 0L-20-3M-16 0L-20 3", stroke: "red", width: 1.5 },
  {
    shape: "path",
    d: "M20-8.5H13Q6-14-2-13-14-11-14 0-14 11-2 13 6 14 13 8.5H20Z",
    fill: "ink",
  },
  {
    shape: "path",
    d: "M20-7.2H12.5Q6-12.6-2-11.6-12.6-9.8-12.6 0-12.6 9.8-2 11.6 6 12.6 12.5 7.2H20Z",
    fill: paint,
  },
  { shape: "circle", x: -5, y: -5.5, r: 2.6, fill: `${paint}-ink` },
  { shape: "circle", x: -5, y: 5.5, r: 2.6, fill: `${paint}-ink` },
  { shape: "path", d: "M6-3l3 3-3 3-3-3ZM15-3l3 3-3 3-3-3Z", fill: `${paint}-ink` },
];
