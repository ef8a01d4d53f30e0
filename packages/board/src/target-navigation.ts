import type { Area, Rect, Scene, Target } from "@serpentarium/core/scene";
import { planesOf, SCENE_PLANE, toScene } from "./plane.ts";
import { copyOffsets, isNear, windowsOf } from "./wrap-around.ts";

export const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;
export type Direction = keyof typeof DIRECTIONS;
export const isDirection = (key: string): key is Direction => Object.hasOwn(DIRECTIONS, key);

export interface PlacedTarget extends Target {
  readonly area: Area;
}
export const isPlaced = (target: Target): target is PlacedTarget => target.area !== undefined;

/** The targets with an area, in scene coordinates, regardless of the zoom of panels. */
export function placedTargets(scene: Scene): readonly PlacedTarget[] {
  const planes = planesOf(scene);
  return scene.targets.filter(isPlaced).map((target) => {
    const plane = planes.get(target.panel ?? "") ?? SCENE_PLANE;
    return { ...target, area: toScene(plane, target.area) };
  });
}

/** The copies of targets in the margin of a wrap-around area. */
export function echoTargets({ targets, wrapAround }: Scene): readonly PlacedTarget[] {
  if (!wrapAround) return [];
  const [, ...margin] = windowsOf(wrapAround);
  const [, ...shifts] = copyOffsets(wrapAround);
  const sceneTargets = targets.filter(isPlaced).filter(({ panel }) => panel === undefined);
  return shifts.flatMap(({ x, y }) =>
    sceneTargets
      .map((target) => ({
        ...target,
        area: { ...target.area, x: target.area.x + x, y: target.area.y + y },
      }))
      .filter(({ area }) =>
        margin.some((rect) => isNear(rect, centreOf(area), Math.min(area.w, area.h) / 2)),
      ),
  );
}

const centreOf = ({ x, y, w, h }: Rect): { readonly x: number; readonly y: number } => ({
  x: x + w / 2,
  y: y + h / 2,
});

const minBy = (targets: readonly PlacedTarget[], cost: (area: Rect) => number): PlacedTarget | undefined => {
  let best: PlacedTarget | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const value = cost(target.area);
    if (value < lowest) [best, lowest] = [target, value];
  }
  return best;
};

/** The target nearest to a rectangle. */
export function nearest(targets: readonly PlacedTarget[], place: Rect): PlacedTarget | undefined {
  const from = centreOf(place);
  return minBy(targets, (area) => Math.hypot(centreOf(area).x - from.x, centreOf(area).y - from.y));
}

/** Penalty for targets beyond 45°, which are only chosen if no other is closer to the direction. */
const OFF_AXIS_PENALTY = 1e6;

/**
 * The nearest target in a direction. Sideways distance has a larger weight, but so that the next row of hexagons precedes the second one.
 * Of two equally distant targets, the one to the left of the direction is chosen, so that the opposite direction leads back.
 */
export function neighbour(
  targets: readonly PlacedTarget[],
  place: Rect,
  direction: Direction,
): PlacedTarget | undefined {
  const from = centreOf(place);
  const { x, y } = DIRECTIONS[direction];
  return minBy(targets, (area) => {
    const to = centreOf(area);
    const forward = (to.x - from.x) * x + (to.y - from.y) * y;
    const left = (to.x - from.x) * y - (to.y - from.y) * x;
    const sideways = Math.abs(left) - (left > 0 ? 1e-6 : 0);
    // ignore rounding errors
    if (forward < 1e-6) return Number.POSITIVE_INFINITY;
    return forward + 1.7 * sideways + (sideways > forward ? OFF_AXIS_PENALTY : 0);
  });
}

/** The state that key navigation depends on. */
export interface NavigationState {
  readonly placed: readonly PlacedTarget[];
  /** The echoes of the same targets across wrap-around edges. */
  readonly echoes: readonly PlacedTarget[];
  /** The target in the tab order. */
  readonly current: PlacedTarget | undefined;
  readonly selected: readonly string[];
  /** The target where paths start, in games whose actions are paths. */
  readonly pathStart: string | undefined;
}

/** The target that a key moves to. */
export function targetForKey(
  key: string,
  { placed, echoes, current, selected, pathStart }: NavigationState,
): PlacedTarget | undefined {
  if (key === "Home") return placed[0];
  if (key === "End") return placed.at(-1);
  if (!(isDirection(key) && current)) return undefined;
  const last = placed.find(({ id }) => id === (selected.at(-1) ?? pathStart)) ?? current;
  const next = neighbour([...placed, ...echoes], (pathStart === undefined ? current : last).area, key);
  return placed.find(({ id }) => id === next?.id) ?? (pathStart === undefined ? current : undefined);
}
