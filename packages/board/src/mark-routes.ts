import type { GameEvent } from "@serpentarium/core";
import {
  containsPoint,
  type Piece,
  type PlanePoint,
  type Rect,
  type Scene,
  type Space,
} from "@serpentarium/core/scene";

/** The ids of the spaces that something went through in one action, from its start to its end. */
export type Route = readonly [from: string, ...through: string[]];

export const startOf = ([from]: Route): string => from;
export const endOf = (route: Route): string => route.at(-1) ?? route[0];

export const spaceOf = ({ spaces }: Scene, id: string): Space | undefined =>
  spaces.find((space) => space.id === id);

/** The pieces on a space. */
export function piecesOn({ pieces, spaces }: Scene, id: string): readonly Piece[] {
  const space = spaces.find((other) => other.id === id);
  return space ? pieces.filter((piece) => containsPoint(space, piece)) : [];
}

const pointOn = (x: number, y: number, panel: string | undefined): PlanePoint => ({
  x,
  y,
  ...(panel !== undefined && { panel }),
});

/** The middle of an area. */
export const middleOf = ({ x, y, w, h, panel }: Rect & { readonly panel?: string }): PlanePoint =>
  pointOn(x + w / 2, y + h / 2, panel);

/** The middle of points on a plane; undefined if there are none. */
export function meanOf(points: readonly PlanePoint[]): PlanePoint | undefined {
  const [first] = points;
  if (!first) return undefined;
  const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length;
  return pointOn(mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y)), first.panel);
}

/**
 * The routes of an action. A path continues the route that ends at its start, unless that route is known to end there: something is driven
 * out of a space at which something else has arrived.
 *
 * @param isWhole - whether something moved from the first space to the second
 */
export function routesOf(
  events: readonly GameEvent[],
  isWhole: (from: string, to: string) => boolean = () => false,
): readonly Route[] {
  const routes = new Map<string, Route>();
  for (const [from, ...through] of events.flatMap(({ paths = [] }) => paths)) {
    if (from === undefined) continue;
    const path: Route = [from, ...through];
    const before = [...routes.values()].find(
      (route) => endOf(route) === from && startOf(route) !== endOf(path) && !isWhole(startOf(route), from),
    );
    if (before) routes.delete(before.join(" "));
    const route: Route = before ? [...before, ...through] : path;
    routes.set(route.join(" "), route);
  }
  return [...routes.values()];
}

/** The ids of the spaces that events name, and that are on no route. */
export function spacesBeside(events: readonly GameEvent[], routes: readonly Route[]): readonly string[] {
  const routed = new Set(routes.flat());
  return events.flatMap(({ spaces }) => spaces).filter((space) => !routed.has(space));
}
