import { containsPoint, type PlanePoint, type Scene } from "@serpentarium/core/scene";
import { type DisplayedScene, SCENE_PLANE, toScene } from "./plane.ts";

/** The spaces that contain the centre of a target. */
export function spacesUnder({ spaces, targets }: Scene, target: string): string[] {
  const { area, panel } = targets.find(({ id }) => id === target) ?? {};
  if (!area) return [];
  const middle = { x: area.x + area.w / 2, y: area.y + area.h / 2, ...(panel !== undefined && { panel }) };
  return spaces.filter((space) => containsPoint(space, middle)).map(({ id }) => id);
}

/** The ids of the spaces at a point of the scene, on all planes displayed there. */
export function spacesAt({ scene, planes }: DisplayedScene, at: PlanePoint): string[] {
  return scene.spaces
    .filter((space) => containsPoint(toScene(planes.get(space.panel ?? "") ?? SCENE_PLANE, space), at))
    .map(({ id }) => id);
}
