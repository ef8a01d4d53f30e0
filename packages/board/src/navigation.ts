import type { Rect, Target } from "@serpentarium/core";

export const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;
export type Direction = keyof typeof DIRECTIONS;

/** A target that lies on the board. */
export interface Placed extends Target {
  readonly area: Rect;
}
export const isPlaced = (target: Target): target is Placed => target.area !== undefined;

const middle = ({ x, y, w, h }: Rect): { readonly x: number; readonly y: number } => ({
  x: x + w / 2,
  y: y + h / 2,
});

const least = (targets: readonly Placed[], cost: (area: Rect) => number): Placed | undefined => {
  let best: Placed | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const value = cost(target.area);
    if (value < lowest) [best, lowest] = [target, value];
  }
  return best;
};

/** The target nearest to a place. */
export function nearest(targets: readonly Placed[], place: Rect): Placed | undefined {
  const from = middle(place);
  return least(targets, (area) => Math.hypot(middle(area).x - from.x, middle(area).y - from.y));
}

/** Beyond 45° a target is only taken where nothing else lies in that direction. */
const ASKANCE = 1e6;

/** The nearest target in a direction, distance sideways counting double. */
export function neighbour(targets: readonly Placed[], place: Rect, direction: Direction): Placed | undefined {
  const from = middle(place);
  const { x, y } = DIRECTIONS[direction];
  return least(targets, (area) => {
    const to = middle(area);
    const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    // a hair's breadth of rounding is not a direction
    if (ahead < 1e-6) return Number.POSITIVE_INFINITY;
    return ahead + 2 * aside + (aside > ahead ? ASKANCE : 0);
  });
}
