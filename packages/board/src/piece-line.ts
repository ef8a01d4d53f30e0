import type { Paint, Piece, PieceLine, Scene, WrapAround } from "@serpentarium/core/scene";
import { type Point, shortestStep } from "./wrap-around.ts";

/** The strokes that make a line taper off: each ends as far before the end as the line is too narrow for it, relative to its width. */
const TAPER: readonly (readonly [width: number, before: number])[] = [
  [1, 1.1],
  [0.94, 0.93],
  [0.86, 0.76],
  [0.77, 0.59],
  [0.68, 0.43],
  [0.57, 0.28],
  [0.46, 0.13],
  [0.34, 0],
];

/** How far a tapered line goes beyond its last piece, relative to its width. */
const TIP = 0.45;

/** The points of a line: the middles of its pieces, each at its copy nearest to the one before. */
export function pointsOf(
  { pieces: ids }: PieceLine,
  pieces: ReadonlyMap<string, Point>,
  wrapAround: WrapAround | undefined,
): Point[] {
  const points: Point[] = [];
  for (const id of ids) {
    const [piece, before] = [pieces.get(id), points.at(-1)];
    if (piece) points.push(before ? nearestCopy(piece, before, wrapAround) : { x: piece.x, y: piece.y });
  }
  return points;
}

/** The copy of a point across wrap-around edges that is nearest to another one. */
export function nearestCopy({ x, y }: Point, to: Point, wrapAround: WrapAround | undefined): Point {
  if (!wrapAround) return { x, y };
  const step = shortestStep(wrapAround, to, { x, y });
  return { x: to.x + step.x, y: to.y + step.y };
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point between two others; at 0 the first, at 1 the second. */
export const between = (a: Point, b: Point, at: number): Point => ({
  x: a.x + (b.x - a.x) * at,
  y: a.y + (b.y - a.y) * at,
});

/** The points without a point where the one before is. */
const withoutRepeats = (points: readonly Point[]): readonly Point[] =>
  points.filter((point, i) => i === 0 || distance(points[i - 1] as Point, point) > 0.01);

/** The end of a line with its tip, if it is tapered. */
export function tipOf({ tapered, width }: PieceLine, points: readonly Point[]): Point[] {
  const [before, last] = points.slice(-2);
  if (!(tapered && before && last)) return [];
  return [between(before, last, 1 + (TIP * width) / (distance(before, last) || 1))];
}

const format = ({ x, y }: Point): string => `${+x.toFixed(2)} ${+y.toFixed(2)}`;

/** A path through points with round bends, and its length. */
function roundPath(all: readonly Point[]): { readonly d: string; readonly length: number } {
  const points = withoutRepeats(all);
  const [first] = points;
  const last = points.at(-1);
  if (!(first && last) || points.length < 2) return { d: "", length: 0 };
  let d = `M${format(first)}`;
  let length = 0;
  let from = first;
  for (const [i, corner] of points.slice(1, -1).entries()) {
    const start = between(points[i] as Point, corner, 0.5);
    const end = between(corner, points[i + 2] as Point, 0.5);
    const legs = distance(start, corner) + distance(corner, end);
    if (legs - distance(start, end) < 0.01) continue;
    d += `${distance(from, start) > 0.01 ? `L${format(start)}` : ""}Q${format(corner)} ${format(end)}`;
    // close to the length of the curve
    length += distance(from, start) + (2 * distance(start, end) + legs) / 3;
    from = end;
  }
  return { d: `${d}L${format(last)}`, length: length + distance(from, last) };
}

/** A stroke that draws a part of a line. */
export interface LineStroke {
  readonly d: string;
  readonly stroke: Paint;
  readonly width: number;
  /** The length that is drawn; the whole path if undefined. */
  readonly length: number | undefined;
}

/** The strokes of a line through points; as many for any points. */
export function strokesOf(line: PieceLine, points: readonly Point[]): LineStroke[] {
  const { stroke, width, edge, tapered } = line;
  const { d, length } = roundPath(points);
  const widths = tapered ? TAPER : ([[1, 0]] as const);
  const strokes = (paint: Paint, add: number): LineStroke[] =>
    widths.map(([relative, before]) => ({
      d: before * width < length ? d : "",
      stroke: paint,
      width: width * relative + add,
      length: before > 0 ? length - before * width : undefined,
    }));
  return [...(edge ? strokes(edge, 2.5) : []), ...strokes(stroke, 0)];
}

/** The pieces of a scene by id. */
export const piecesById = ({ pieces }: Pick<Scene, "pieces">): ReadonlyMap<string, Piece> =>
  new Map(pieces.map((piece) => [piece.id, piece]));
