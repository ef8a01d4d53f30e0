import type { Rect, Scene, Space } from "@serpentarium/core/scene";
import { viewBoxOf } from "./drawing.ts";
import { type DisplayedScene, SCENE_PLANE, toScene } from "./plane.ts";

export interface PlanePoint {
  readonly panel?: string;
  readonly x: number;
  readonly y: number;
}

/** Whether a point lies in a rectangle of the same plane. */
export const containsPoint = ({ x, y, w, h, panel }: Rect & PlanePoint, at: PlanePoint): boolean =>
  at.panel === panel && at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;

const spaceIds = ({ spaces }: Scene): string => spaces.map(({ id }) => id).join(" ");

/**
 * Where a space is after an action: at the pieces that were on it, or under its id if none of them is left, such as the ghost
 * of a piece that was laid there.
 */
function trackSpace(space: Space | undefined, id: string, before: Scene, after: Scene): Space[] {
  const pieceIds = space
    ? before.pieces.filter((piece) => containsPoint(space, piece)).map((piece) => piece.id)
    : [];
  const found = spacesOf(pieceIds, after);
  return found.length > 0 ? found : after.spaces.filter((other) => other.id === id);
}

/** The spaces on which pieces are. */
export function spacesOf(pieceIds: readonly string[], { pieces, spaces }: Scene): Space[] {
  const found = pieces.filter(({ id }) => pieceIds.includes(id));
  return spaces.filter((space) => found.some((piece) => containsPoint(space, piece)));
}

/**
 * Finds the spaces affected by an action in the scene after it. Ids are kept as long as the spaces stay the same; if one is
 * gone and others may be renumbered, the pieces on the spaces are followed.
 */
export function trackSpaces(before: Scene, after: Scene, affected: readonly string[]): string[] {
  if (spaceIds(before) === spaceIds(after)) return [...new Set(affected)];
  const spaces = new Map(before.spaces.map((space) => [space.id, space]));
  const found = new Set(affected.flatMap((id) => trackSpace(spaces.get(id), id, before, after)));
  return after.spaces.filter((space) => found.has(space)).map(({ id }) => id);
}

/** The spaces that contain the centre of a target. */
export function spacesUnder({ spaces, targets }: Scene, target: string): string[] {
  const { area, panel } = targets.find(({ id }) => id === target) ?? {};
  if (!area) return [];
  const middle = { x: area.x + area.w / 2, y: area.y + area.h / 2, ...(panel !== undefined && { panel }) };
  return spaces.filter((space) => containsPoint(space, middle)).map(({ id }) => id);
}

/** The ids of the spaces at a point, in fractions of the width and height of the scene, on all planes displayed there. */
export function spacesAt({ scene, planes }: DisplayedScene, { x, y }: PlanePoint): string[] {
  const { x: left, y: top, w, h } = viewBoxOf(scene);
  const at = { x: left + x * w, y: top + y * h };
  return scene.spaces
    .filter((space) => containsPoint(toScene(planes.get(space.panel ?? "") ?? SCENE_PLANE, space), at))
    .map(({ id }) => id);
}
