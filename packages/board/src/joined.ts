import type { Joined, Rect } from "@serpentarium/core/scene";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far one sees beyond the edges at the sides, and beyond those above and below. */
const rimsOf = ({ axis, rim }: Joined): Point => ({ x: axis === "y" ? 0 : rim, y: axis === "x" ? 0 : rim });

/** All that is seen of an area whose edges join. */
function seenOf(joined: Joined): Rect {
  const { x, y, w, h } = joined;
  const rim = rimsOf(joined);
  return { x: x - rim.x, y: y - rim.y, w: w + 2 * rim.x, h: h + 2 * rim.y };
}

/** What is seen of an area whose edges join: the area itself, then the parts of its rim. */
export function windowsOf(joined: Joined): readonly Rect[] {
  const { x, y, w, h } = joined;
  const rim = rimsOf(joined);
  const seen = seenOf(joined);
  return [
    { x, y, w, h },
    { x: seen.x, y: seen.y, w: rim.x, h: seen.h },
    { x: x + w, y: seen.y, w: rim.x, h: seen.h },
    { x, y: seen.y, w, h: rim.y },
    { x, y: y + h, w, h: rim.y },
  ].filter((window) => window.w > 0 && window.h > 0);
}

/** How far away the same things lie once more when one goes on over an edge; first not at all. */
export function shiftsOf({ axis, w, h }: Joined): readonly Point[] {
  const across = axis === "y" ? [0] : [0, -w, w];
  const along = axis === "x" ? [0] : [0, -h, h];
  return across.flatMap((x) => along.map((y) => ({ x, y })));
}

/** How far from its middle a piece may be drawn. */
export const reachOf = ({ x, y }: Point): number => 1.5 * Math.max(x, y);

/** Whether a point is within a rectangle, or so near to it that what is drawn there can reach into it. */
export const isNear = ({ x, y, w, h }: Rect, at: Point, reach: number): boolean =>
  at.x > x - reach && at.x < x + w + reach && at.y > y - reach && at.y < y + h + reach;

const shortest = (way: number, round: number): number => way - round * Math.round(way / round);

/** A way, the same over whichever edge it is seen. */
export interface Way {
  /** The place of the window in {@link windowsOf} through which it is seen. */
  readonly window: number;
  readonly start: Point;
  readonly end: Point;
}

/** The ways from one point to another, the short way round: one for each time that it is seen. */
export function waysOf(joined: Joined, from: Point, to: Point, reach: number): readonly Way[] {
  const { axis, w, h } = joined;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [dx, dy] = [axis === "y" ? x : shortest(x, w), axis === "x" ? y : shortest(y, h)];
  return windowsOf(joined).flatMap((rect, window) =>
    shiftsOf(joined).flatMap((shift) => {
      const start = { x: from.x + shift.x, y: from.y + shift.y };
      const end = { x: start.x + dx, y: start.y + dy };
      return isNear(rect, start, reach) || isNear(rect, end, reach) ? [{ window, start, end }] : [];
    }),
  );
}
