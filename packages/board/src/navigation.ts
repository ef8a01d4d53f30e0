import type { Rect, Scene, Target } from "@serpentarium/core/scene";
import { isNear, shiftsOf, windowsOf } from "./joined.ts";
import { GROUND, onScene, planesOf } from "./plane.ts";

export const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;
export type Direction = keyof typeof DIRECTIONS;
export const isDirection = (key: string): key is Direction => Object.hasOwn(DIRECTIONS, key);

/** A target that lies on the board. */
export interface Placed extends Target {
  readonly area: Rect;
}
export const isPlaced = (target: Target): target is Placed => target.area !== undefined;

/** The targets that lie on the board, each where the scene has it, however somebody looks at its panel. */
export function placedOn(scene: Scene): readonly Placed[] {
  const planes = planesOf(scene);
  return scene.targets.filter(isPlaced).map((target) => {
    const plane = planes.get(target.panel ?? "") ?? GROUND;
    return { ...target, area: onScene(plane, target.area) };
  });
}

/** The targets once more where they are seen beyond edges that join. */
export function echoesOn({ targets, joined }: Scene): readonly Placed[] {
  if (!joined) return [];
  const [, ...rim] = windowsOf(joined);
  const [, ...shifts] = shiftsOf(joined);
  const ground = targets.filter(isPlaced).filter(({ panel }) => panel === undefined);
  return shifts.flatMap(({ x, y }) =>
    ground
      .map((target) => ({
        ...target,
        area: { ...target.area, x: target.area.x + x, y: target.area.y + y },
      }))
      .filter(({ area }) => rim.some((rect) => isNear(rect, middle(area), Math.min(area.w, area.h) / 2))),
  );
}

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

/** Where the keys of a board lead from. */
export interface Whereabouts {
  readonly placed: readonly Placed[];
  /** The same targets where they are seen once more. */
  readonly echoes: readonly Placed[];
  /** The target that Tab leads to. */
  readonly current: Placed | undefined;
  readonly selected: readonly string[];
  /** Where paths begin, where actions are paths. */
  readonly walk: string | undefined;
}

/** The target to which a key leads. */
export function reachedBy(
  key: string,
  { placed, echoes, current, selected, walk }: Whereabouts,
): Placed | undefined {
  if (key === "Home") return placed[0];
  if (key === "End") return placed.at(-1);
  if (!(isDirection(key) && current)) return undefined;
  const last = placed.find(({ id }) => id === (selected.at(-1) ?? walk)) ?? current;
  const next = neighbour([...placed, ...echoes], (walk === undefined ? current : last).area, key);
  return placed.find(({ id }) => id === next?.id) ?? (walk === undefined ? current : undefined);
}
