import type { Area, Panel, Rect, Scene } from "@serpentarium/core/scene";

/** The mapping from a plane to the scene: scaled, then moved. */
export interface Plane {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const SCENE_PLANE: Plane = { scale: 1, x: 0, y: 0 };

/** A drawn scene, with the planes of its panels by id. */
export interface DisplayedScene {
  readonly scene: Scene;
  readonly planes: ReadonlyMap<string, Plane>;
}

/** The viewport of a panel on the scene: its area without the label. */
export const viewportOf = ({ area: { x, y, w, h }, labelHeight }: Panel): Rect => ({
  x,
  y: y + labelHeight,
  w,
  h: h - labelHeight,
});

/** The part of a plane that a viewport shows for a given part: widened around its centre to the viewport's aspect ratio. */
export function expandToAspect(part: Rect, viewport: Rect): Rect {
  const scale = Math.min(viewport.w / part.w, viewport.h / part.h);
  const [w, h] = [viewport.w / scale, viewport.h / scale];
  return { x: part.x + (part.w - w) / 2, y: part.y + (part.h - h) / 2, w, h };
}

/** The mapping from the plane of a panel to the scene, for a visible part; by default the panel's own view. */
export function planeOf(panel: Panel, part: Rect = panel.viewBox): Plane {
  const viewport = viewportOf(panel);
  const seen = expandToAspect(part, viewport);
  const scale = viewport.w / seen.w;
  return { scale, x: viewport.x - seen.x * scale, y: viewport.y - seen.y * scale };
}

/** Converts an area of a plane to scene coordinates. */
export const toScene = ({ scale, x, y }: Plane, area: Area): Area => ({
  ...area,
  x: x + area.x * scale,
  y: y + area.y * scale,
  w: area.w * scale,
  h: area.h * scale,
});

/** The planes of a scene's panels, each with its whole view visible. */
export const planesOf = ({ panels = [] }: Scene): Map<string, Plane> =>
  new Map(panels.map((panel) => [panel.id, planeOf(panel)]));

/** The items on the plane of a panel; without an id, on that of the scene itself. */
export const itemsOn = <T extends { readonly panel?: string }>(
  items: readonly T[],
  panel?: string,
): readonly T[] => items.filter((item) => item.panel === panel);
