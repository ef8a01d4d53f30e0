import type { Panel, Rect, Scene } from "@serpentarium/core/scene";
import { filling, lyingOn, portOf } from "./plane.ts";

/** A place within an opening, as parts of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** How far one can look around a panel. */
export interface Reach {
  /** What is seen until somebody looks closer. */
  readonly home: Rect;
  /** The most that can be seen: what lies beyond the view too. */
  readonly whole: Rect;
  /** The least width that can be seen. */
  readonly least: number;
}

const union = (a: Rect, b: Rect): Rect => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
};

export const contains = (a: Rect, b: Rect): boolean =>
  b.x >= a.x && b.y >= a.y && b.x + b.w <= a.x + a.w && b.y + b.h <= a.y + a.h;

/** Whether two parts of a plane are the same but for rounding. */
export const isSame = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.w - b.w) < a.w * 1e-4;

/** How close one can look: at two neighbours side by side, and always twice as close as at first. */
const CLOSEST = { neighbours: 2, times: 2 } as const;

export function reachOf({ spaces, targets, pitch }: Scene, panel: Panel): Reach {
  const port = portOf(panel);
  const home = filling(panel.view, port);
  const areas = [
    ...lyingOn(spaces, panel.id),
    ...lyingOn(targets, panel.id).flatMap(({ area }) => area ?? []),
  ];
  const { neighbours, times } = CLOSEST;
  const close = filling({ x: 0, y: 0, w: neighbours * pitch.x, h: neighbours * pitch.y }, port);
  return {
    home,
    whole: filling(areas.reduce(union, home), port),
    least: Math.min(home.w / times, close.w),
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** A part of the plane, moved to where there is something to be seen. */
export function within({ whole }: Reach, seen: Rect): Rect {
  const [w, h] = [Math.min(seen.w, whole.w), Math.min(seen.h, whole.h)];
  return {
    x: clamp(seen.x, whole.x, whole.x + whole.w - w),
    y: clamp(seen.y, whole.y, whole.y + whole.h - h),
    w,
    h,
  };
}

/** What is seen so many times larger, with one point staying where it is. */
export function magnified(reach: Reach, seen: Rect, factor: number, at: Point): Rect {
  const w = clamp(seen.w / factor, reach.least, reach.whole.w);
  const h = (seen.h * w) / seen.w;
  return { x: seen.x + at.x * (seen.w - w), y: seen.y + at.y * (seen.h - h), w, h };
}

/** What is seen after the plane was dragged. */
export const dragged = (seen: Rect, by: Point): Rect => ({
  ...seen,
  x: seen.x - by.x * seen.w,
  y: seen.y - by.y * seen.h,
});

/** What is seen when an area comes into sight on the shortest way; the same as before where it is too large. */
export function including(seen: Rect, area: Rect): Rect {
  if (area.w > seen.w || area.h > seen.h) return seen;
  const x = clamp(seen.x, area.x + area.w - seen.w, area.x);
  return { ...seen, x, y: clamp(seen.y, area.y + area.h - seen.h, area.y) };
}
