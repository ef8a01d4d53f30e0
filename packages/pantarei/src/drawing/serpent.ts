import type { Shape } from "@serpentarium/core/scene";
import { type BoardGeometry, COLUMN_WIDTH, MARGIN, type Point } from "./layout.ts";

/** The width of the body between its pieces, in scene units. */
export const BODY_WIDTH = 22;

/** The skin along a path: green, with a light line on its back. */
export const skinShapes = (d: string): Shape[] => [
  { shape: "path", d, stroke: "green", width: BODY_WIDTH },
  { shape: "path", d, stroke: "green-ink", width: 1.5 },
];

/** The side on which a line of piles ends. */
type Side = 1 | -1;

/** The centre line of the body through all points to its tail: straight along a line, with a half turn at its end. */
function bodyPath(points: readonly Point[], tail: Point): string {
  const [first = tail] = points;
  let d = `M${first.x - COLUMN_WIDTH / 2} ${first.y}`;
  for (const [i, { x, y }] of points.entries()) {
    const before = points[i - 1];
    if (!before || before.y === y) continue;
    const side = x > MARGIN + COLUMN_WIDTH ? 1 : -1;
    const edge = x + side * (COLUMN_WIDTH / 2 - 4);
    const out = edge + side * Math.min(44, (y - before.y) * 0.62);
    d += `H${edge}C${out} ${before.y} ${out} ${y} ${edge} ${y}`;
  }
  return `${d}H${tail.x}`;
}

/** The head to the left of the first pile, facing left. */
export function headShapes({ x, y }: Point): Shape[] {
  const left = x - COLUMN_WIDTH / 2;
  return [
    {
      shape: "path",
      d: `M${left + 6} ${y - 13}C${left - 6} ${y - 21} ${left - 31} ${y - 16} ${left - 33} ${y}C${left - 31} ${y + 16} ${left - 6} ${y + 21} ${left + 6} ${y + 13}Z`,
      fill: "green",
    },
    { shape: "circle", x: left - 13, y: y - 7, r: 4.5, fill: "paper" },
    { shape: "circle", x: left - 14, y: y - 7, r: 2.2, fill: "ink" },
    {
      shape: "path",
      d: `M${left - 30} ${y + 4}Q${left - 20} ${y + 10} ${left - 9} ${y + 7}`,
      stroke: "green-ink",
      width: 1.5,
    },
  ];
}

/** The tongue of the head to the left of the first pile. */
export const tongueShape = ({ x, y }: Point): Shape => ({
  shape: "path",
  d: `M${x - COLUMN_WIDTH / 2 - 30} ${y}h-6l-6-4m6 4-6 4`,
  stroke: "red",
  width: 2.5,
});

/** The tail from its start, which tapers towards a side. */
function tailShape({ x, y }: Point, side: Side): Shape {
  const half = BODY_WIDTH / 2;
  const at = (dx: number, dy: number): string => `${x + side * dx} ${y + dy}`;
  return {
    shape: "path",
    d: `M${at(0, -half)}C${at(18, -half)} ${at(26, -1)} ${at(46, -half + 1)}C${at(36, half - 5)} ${at(22, half)} ${at(0, half)}Z`,
    fill: "green",
  };
}

/** The serpent between the pieces of its body: head, skin and tail. */
export function serpentShapes(points: readonly Point[], { columns }: BoardGeometry): Shape[] {
  const [first] = points;
  const last = points.at(-1);
  if (!(first && last)) return [];
  const side = Math.floor((points.length - 1) / columns) % 2 === 1 ? -1 : 1;
  const tail = { x: last.x + side * (COLUMN_WIDTH / 2 - 4), y: last.y };
  return [
    tailShape(tail, side),
    ...skinShapes(bodyPath(points, tail)),
    tongueShape(first),
    ...headShapes(first),
  ];
}
