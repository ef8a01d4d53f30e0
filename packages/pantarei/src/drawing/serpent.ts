import type { Shape } from "@serpentarium/core/scene";
import { type BoardGeometry, COLUMN_WIDTH, MARGIN, type Point } from "./layout.ts";

/** The width of the body, in scene units. */
export const BODY_WIDTH = 26;

/** The centre line of the body through all points: straight along a line, with a half turn at its end. */
function bodyPath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  let d = `M${first.x - COLUMN_WIDTH / 2} ${first.y}`;
  for (const [i, { x, y }] of points.entries()) {
    const before = points[i - 1];
    if (before && before.y !== y) {
      const out = x + (x > MARGIN + COLUMN_WIDTH ? 1 : -1) * (COLUMN_WIDTH / 2 + 14);
      d += `C${out} ${before.y} ${out} ${y} ${x} ${y}`;
    } else d += `L${x} ${y}`;
  }
  return d;
}

/** The head to the left of the first pile, facing left. */
export function headShapes({ x, y }: Point): Shape[] {
  const left = x - COLUMN_WIDTH / 2;
  return [
    {
      shape: "path",
      d: `M${left + 4} ${y - 13}C${left - 8} ${y - 20} ${left - 30} ${y - 14} ${left - 31} ${y}C${left - 30} ${y + 14} ${left - 8} ${y + 20} ${left + 4} ${y + 13}Z`,
      fill: "green",
    },
    { shape: "circle", x: left - 13, y: y - 6, r: 4, fill: "paper" },
    { shape: "circle", x: left - 14, y: y - 6, r: 2, fill: "ink" },
  ];
}

/** The tongue of the head to the left of the first pile. */
export const tongueShape = ({ x, y }: Point): Shape => ({
  shape: "path",
  d: `M${x - COLUMN_WIDTH / 2 - 26} ${y}l-11-5m11 5-11 5`,
  stroke: "red",
  width: 2.5,
});

/** The tail after the last pile, in the direction of its line. */
function tailShape({ x, y }: Point, side: 1 | -1): Shape {
  const edge = x + side * (COLUMN_WIDTH / 2 - 6);
  return {
    shape: "path",
    d: `M${edge - side * 25} ${y - 13}H${edge}Q${edge + side * 22} ${y - 6} ${edge + side * 40} ${y - 12}Q${edge + side * 26} ${y + 13} ${edge} ${y + 13}H${edge - side * 25}Z`,
    fill: "green",
  };
}

/** The serpent that carries the piles: head, body and tail. */
export function serpentShapes(points: readonly Point[], { columns }: BoardGeometry): Shape[] {
  const [first] = points;
  const last = points.at(-1);
  if (!(first && last)) return [];
  const backwards = Math.floor((points.length - 1) / columns) % 2 === 1;
  return [
    tailShape(last, backwards ? -1 : 1),
    { shape: "path", d: bodyPath(points), stroke: "green", width: BODY_WIDTH },
    { shape: "path", d: bodyPath(points), stroke: "green-ink", width: 1.5 },
    tongueShape(first),
    ...headShapes(first),
  ];
}
