import type { Joined, Rect } from "@serpentarium/core/scene";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is seen of an area whose edges join: the area itself, then the parts of its rim. */
export const windowsOf = ({ x, y, w, h, rim }: Joined): readonly Rect[] => [
  { x, y, w, h },
  { x: x - rim, y: y - rim, w: rim, h: h + 2 * rim },
  { x: x + w, y: y - rim, w: rim, h: h + 2 * rim },
  { x, y: y - rim, w, h: rim },
  { x, y: y + h, w, h: rim },
];

/** How far away the same things lie once more when one goes on over an edge; first not at all. */
export const shiftsOf = ({ w, h }: Joined): readonly Point[] =>
  [0, -w, w].flatMap((x) => [0, -h, h].map((y) => ({ x, y })));

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
  const [dx, dy] = [shortest(to.x - from.x, joined.w), shortest(to.y - from.y, joined.h)];
  return windowsOf(joined).flatMap((rect, window) =>
    shiftsOf(joined).flatMap((shift) => {
      const start = { x: from.x + shift.x, y: from.y + shift.y };
      const end = { x: start.x + dx, y: start.y + dy };
      return isNear(rect, start, reach) || isNear(rect, end, reach) ? [{ window, start, end }] : [];
    }),
  );
}
