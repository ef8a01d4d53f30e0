import type { Panel, Rect, Scene } from "@serpentarium/core/scene";
import { expandToAspect, itemsOn, viewportOf } from "./plane.ts";

/** A point in a viewport, as fractions of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: Point = { x: 0.5, y: 0.5 };

/** The limits for panning and zooming a panel. */
export interface ViewLimits {
  /** The part of the plane that is initially visible. */
  readonly home: Rect;
  /** The largest visible part, including items outside the initial view. */
  readonly bounds: Rect;
  readonly minWidth: number;
}

const union = (a: Rect, b: Rect): Rect => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
};

export const contains = (a: Rect, b: Rect): boolean =>
  b.x >= a.x && b.y >= a.y && b.x + b.w <= a.x + a.w && b.y + b.h <= a.y + a.h;

/** Whether two rectangles are equal except for rounding errors. */
export const isSameRect = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.w - b.w) < a.w * 1e-4;

/** The closest zoom: two neighbouring cells side by side, and at least twice the initial zoom. */
const MAX_ZOOM = { neighbours: 2, times: 2 } as const;

export function viewLimitsOf({ spaces, targets, pitch }: Scene, panel: Panel): ViewLimits {
  const viewport = viewportOf(panel);
  const home = expandToAspect(panel.viewBox, viewport);
  const areas = [
    ...itemsOn(spaces, panel.id),
    ...itemsOn(targets, panel.id).flatMap(({ area }) => area ?? []),
  ];
  const { neighbours, times } = MAX_ZOOM;
  const close = expandToAspect({ x: 0, y: 0, w: neighbours * pitch.x, h: neighbours * pitch.y }, viewport);
  return {
    home,
    bounds: expandToAspect(areas.reduce(union, home), viewport),
    minWidth: Math.min(home.w / times, close.w),
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Moves and shrinks a visible part to stay within the limits. */
export function clampToLimits({ bounds }: ViewLimits, seen: Rect): Rect {
  const [w, h] = [Math.min(seen.w, bounds.w), Math.min(seen.h, bounds.h)];
  return {
    x: clamp(seen.x, bounds.x, bounds.x + bounds.w - w),
    y: clamp(seen.y, bounds.y, bounds.y + bounds.h - h),
    w,
    h,
  };
}

/** The visible part after zooming by a factor around a fixed point. */
export function zoom(reach: ViewLimits, seen: Rect, factor: number, at: Point): Rect {
  const w = clamp(seen.w / factor, reach.minWidth, reach.bounds.w);
  const h = (seen.h * w) / seen.w;
  return { x: seen.x + at.x * (seen.w - w), y: seen.y + at.y * (seen.h - h), w, h };
}

/** The visible part after panning. */
export const pan = (seen: Rect, by: Point): Rect => ({
  ...seen,
  x: seen.x - by.x * seen.w,
  y: seen.y - by.y * seen.h,
});

/** The visible part after the shortest pan that includes an area; unchanged if the area is too large. */
export function panToInclude(seen: Rect, area: Rect): Rect {
  if (area.w > seen.w || area.h > seen.h) return seen;
  const x = clamp(seen.x, area.x + area.w - seen.w, area.x);
  return { ...seen, x, y: clamp(seen.y, area.y + area.h - seen.h, area.y) };
}
