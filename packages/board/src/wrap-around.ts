import type { Rect, WrapAround } from "@serpentarium/core/scene";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visible margin at the sides, and the one above and below. */
const marginsOf = ({ axis, margin }: WrapAround): Point => ({
  x: axis === "y" ? 0 : margin,
  y: axis === "x" ? 0 : margin,
});

/** The whole visible part: the area with its margins. */
function visibleArea(wrapAround: WrapAround): Rect {
  const { x, y, w, h } = wrapAround;
  const margins = marginsOf(wrapAround);
  return { x: x - margins.x, y: y - margins.y, w: w + 2 * margins.x, h: h + 2 * margins.y };
}

/** The visible parts of a wrap-around area: the area itself, then the parts of its margin. */
export function windowsOf(wrapAround: WrapAround): readonly Rect[] {
  const { x, y, w, h } = wrapAround;
  const margins = marginsOf(wrapAround);
  const visible = visibleArea(wrapAround);
  return [
    { x, y, w, h },
    { x: visible.x, y: visible.y, w: margins.x, h: visible.h },
    { x: x + w, y: visible.y, w: margins.x, h: visible.h },
    { x, y: visible.y, w, h: margins.y },
    { x, y: y + h, w, h: margins.y },
  ].filter((window) => window.w > 0 && window.h > 0);
}

/** The offsets of the copies of an area across its edges; the first is zero. */
export function copyOffsets({ axis, w, h }: WrapAround): readonly Point[] {
  const across = axis === "y" ? [0] : [0, -w, w];
  const along = axis === "x" ? [0] : [0, -h, h];
  return across.flatMap((x) => along.map((y) => ({ x, y })));
}

/** The assumed maximal distance from its centre at which a piece draws. */
export const drawingRadius = ({ x, y }: Point): number => 1.5 * Math.max(x, y);

/** Whether something drawn around a point can reach into a rectangle. */
export const isNear = ({ x, y, w, h }: Rect, at: Point, reach: number): boolean =>
  at.x > x - reach && at.x < x + w + reach && at.y > y - reach && at.y < y + h + reach;

/** The multiples of a size by which values can be moved to come within a reach of a range. */
function multiplesInto(
  size: number,
  values: readonly number[],
  from: number,
  to: number,
  reach: number,
): readonly number[] {
  const first = Math.ceil((from - reach - Math.max(...values)) / size);
  const last = Math.floor((to + reach - Math.min(...values)) / size);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => (first + i) * size);
}

/** The offsets of the copies of a line that can reach into a rectangle: one that goes round and round may have many. */
export function shiftsInto(
  rect: Rect,
  { axis, w, h }: WrapAround,
  points: readonly Point[],
  reach: number,
): readonly Point[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const across = axis === "y" ? [0] : multiplesInto(w, xs, rect.x, rect.x + rect.w, reach);
  const along = axis === "x" ? [0] : multiplesInto(h, ys, rect.y, rect.y + rect.h, reach);
  const shifts = across.flatMap((x) => along.map((y) => ({ x, y })));
  return shifts.filter((shift) =>
    points.some(({ x, y }) => isNear(rect, { x: x + shift.x, y: y + shift.y }, reach)),
  );
}

const shortestDelta = (delta: number, size: number): number => delta - size * Math.round(delta / size);

/** The shortest step between two points, across the edges if that is shorter. */
export function shortestStep({ axis, w, h }: WrapAround, from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { x: axis === "y" ? x : shortestDelta(x, w), y: axis === "x" ? y : shortestDelta(y, h) };
}

/** A straight path, as visible through one window. */
export interface WrappedPath {
  /** The index of the window in {@link windowsOf}. */
  readonly window: number;
  readonly start: Point;
  readonly end: Point;
}

/** The shortest paths between two points across the edges, one for each visible copy of the movement. */
export function wrappedPaths(
  wrapAround: WrapAround,
  from: Point,
  to: Point,
  reach: number,
): readonly WrappedPath[] {
  const step = shortestStep(wrapAround, from, to);
  return windowsOf(wrapAround).flatMap((rect, window) =>
    copyOffsets(wrapAround).flatMap((shift) => {
      const start = { x: from.x + shift.x, y: from.y + shift.y };
      const end = { x: start.x + step.x, y: start.y + step.y };
      return isNear(rect, start, reach) || isNear(rect, end, reach) ? [{ window, start, end }] : [];
    }),
  );
}
