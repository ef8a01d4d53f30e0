import type { GameEvent } from "@serpentarium/core";
import { containsPoint, type PlanePoint, type Scene, type Target } from "@serpentarium/core/scene";
import type { Mark } from "./mark.ts";
import { endOf, middleOf, type Route, routesOf, spaceOf, spacesBeside, startOf } from "./mark-routes.ts";
import { spacesUnder } from "./spaces-at.ts";

const isOnSpace = (scene: Scene, space: string, at: PlanePoint): boolean => {
  const found = spaceOf(scene, space);
  return found !== undefined && containsPoint(found, at);
};

const middleOfTarget = ({ area, panel }: Target): PlanePoint[] =>
  area ? [middleOf({ ...area, ...(panel !== undefined && { panel }) })] : [];

/** The mark of a route: an arrow between the targets of the action, where they are on its first and last space. */
function routeMarks(route: Route, scene: Scene, pressed: readonly PlanePoint[]): Mark[] {
  const [from, to] = [startOf(route), endOf(route)];
  const places = route.map((id) => spaceOf(scene, id));
  const panels = new Set(places.map((place) => place?.panel));
  if (places.includes(undefined) || panels.size > 1)
    return route.map((space): Mark => ({ space, kind: "hint" }));
  const path = places.flatMap((place, i) => {
    if (!place) return [];
    const isStart = i === 0;
    const at = isStart || i === places.length - 1 ? (isStart ? pressed : pressed.toReversed()) : [];
    return [at.find((point) => isOnSpace(scene, isStart ? from : to, point)) ?? middleOf(place)];
  });
  return [{ space: to, kind: "hint", path }];
}

/**
 * The marks of an action that is possible in a scene: arrows along its paths, and the other spaces that it affects.
 *
 * @param targets - the ids of the targets of the action, in the order in which they are pressed
 * @param after - the scene after it, if it is known, which tells apart what goes on and what is driven out
 */
export function hintMarks(
  events: readonly GameEvent[],
  scene: Scene,
  targets: readonly string[],
  after?: Scene,
): readonly Mark[] {
  const isWhole = (from: string, to: string): boolean =>
    scene.pieces.some(
      (piece) =>
        isOnSpace(scene, from, piece) &&
        after?.pieces.some((other) => other.id === piece.id && isOnSpace(after, to, other)),
    );
  const routes = routesOf(events, isWhole);
  const pressed = targets.flatMap((target) => scene.targets.find(({ id }) => id === target) ?? []);
  const points = pressed.flatMap(middleOfTarget);
  const routed = new Set(routes.flat());
  const spaces = new Set([
    ...spacesBeside(events, routes),
    ...targets.flatMap((target) => spacesUnder(scene, target)).filter((space) => !routed.has(space)),
  ]);
  return [
    ...routes.flatMap((route) => routeMarks(route, scene, points)),
    ...[...spaces].map((space): Mark => ({ space, kind: "hint" })),
  ];
}
