import type { Area, Corner, Paint, Shape } from "@serpentarium/core/scene";
import { scaledShapes } from "./scaled.ts";

/** The side of the die, in scene units. */
export const DIE_SIDE = 44;
/** The offsets of the dots of each face along a diagonal. */
const DOTS: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-10, 10], 3: [-12, 0, 12] };
const DOT_RADIUS = 4.5;

/** The shapes of a face of the die. */
export const dieShapes = (number: number): Shape[] => [
  {
    shape: "rect",
    x: -DIE_SIDE / 2,
    y: -DIE_SIDE / 2,
    w: DIE_SIDE,
    h: DIE_SIDE,
    r: 9,
    fill: "paper",
    stroke: "ink",
    width: 1.5,
  },
  ...(DOTS[number] ?? []).map(
    (at): Shape => ({ shape: "circle", x: at, y: 0 - at, r: DOT_RADIUS, fill: "ink" }),
  ),
];

type Vector = readonly [x: number, y: number];

/** The half width of a cube of side 1 that stands on a corner of its picture, and the height of its upper face. */
const [COS, SIN] = [Math.cos(Math.PI / 6), 1 / 2];

/** A face of the cube: the middle of the picture is a corner of each, and `u` and `v` are its edges from there. */
interface CubeFace {
  readonly number: number;
  readonly fill: Paint;
  readonly u: Vector;
  readonly v: Vector;
}
const CUBE_FACES: readonly CubeFace[] = [
  { number: 1, fill: "paper", u: [COS, -SIN], v: [-COS, -SIN] },
  { number: 2, fill: "surface", u: [-COS, -SIN], v: [0, 1] },
  { number: 3, fill: "line", u: [0, 1], v: [COS, -SIN] },
];

const round = (value: number): number => Math.round(value * 100) / 100;

/** Maps a point of a face, from -1/2 to 1/2 in both directions, to the picture of a cube of this side. */
const onFace =
  ({ u, v }: CubeFace, side: number) =>
  ([a, b]: Vector): string => {
    const [s, t] = [a + 1 / 2, b + 1 / 2];
    return `${round((u[0] * s + v[0] * t) * side)} ${round((u[1] * s + v[1] * t) * side)}`;
  };

/** How far the handles of a Bézier curve are from its ends, for a quarter of a circle of radius 1. */
const HANDLE = 0.5523;

/** A circle on a face, as four curves. */
function circleOnFace(face: CubeFace, side: number, [x, y]: Vector, r: number): string {
  const at = onFace(face, side);
  const point = (dx: number, dy: number): string => at([x + dx * r, y + dy * r]);
  const quarter = ([fromX, fromY]: Vector, [toX, toY]: Vector): string =>
    `C${point(fromX + toX * HANDLE, fromY + toY * HANDLE)} ${point(toX + fromX * HANDLE, toY + fromY * HANDLE)} ${point(toX, toY)}`;
  const turns: readonly Vector[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ];
  const quarters = turns.slice(1).map((to, i) => quarter(turns[i] ?? to, to));
  return `M${point(1, 0)}${quarters.join("")}Z`;
}

/** The die before it is rolled: a cube whose three faces show all its numbers. `side` is the length of its edges. */
export const cubeShapes = (side: number): Shape[] =>
  CUBE_FACES.flatMap((face): Shape[] => {
    const at = onFace(face, side);
    const corners: readonly Vector[] = [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ];
    const dots = (DOTS[face.number] ?? []).map((offset) =>
      circleOnFace(face, side, [offset / DIE_SIDE, -offset / DIE_SIDE], DOT_RADIUS / DIE_SIDE),
    );
    return [
      { shape: "path", d: `M${corners.map(at).join("L")}Z`, fill: face.fill, stroke: "ink", width: 1.75 },
      { shape: "path", d: dots.join(""), fill: "ink" },
    ];
  });

/** The die after it was rolled, seen from above. */
export const rolledShapes = (number: number, side: number): readonly Shape[] =>
  scaledShapes(dieShapes(number), side / DIE_SIDE);

/** The faces of the cube around a point, as areas to press. */
export function cubeAreas({ x, y }: { readonly x: number; readonly y: number }, side: number) {
  return CUBE_FACES.map(({ number, u, v }): { readonly number: number; readonly area: Area } => {
    const corners: readonly Vector[] = [[0, 0], u, [u[0] + v[0], u[1] + v[1]], v];
    const [xs, ys] = [corners.map(([left]) => left), corners.map(([, top]) => top)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const outline = corners.map(([a, b]): Corner => [(a - left) / w, (b - top) / h]);
    return { number, area: { x: x + left * side, y: y + top * side, w: w * side, h: h * side, outline } };
  });
}
