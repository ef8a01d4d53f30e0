import type { Panel, Rect, Scene } from "@serpentarium/core/scene";

/** How a plane lies on the scene: what stands on it is magnified, then moved. */
export interface Plane {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The plane of the scene itself. */
export const GROUND: Plane = { scale: 1, x: 0, y: 0 };

/** A scene as it is drawn: with the plane of each of its panels, by their ids. */
export interface Shown {
  readonly scene: Scene;
  readonly planes: ReadonlyMap<string, Plane>;
}

/** Where on the scene the plane of a panel shows: its area without the strip of the label. */
export const portOf = ({ area: { x, y, w, h }, head }: Panel): Rect => ({ x, y: y + head, w, h: h - head });

/** A part of a plane, widened around its middle to the shape of a port: all that the port then shows. */
export function filling(part: Rect, port: Rect): Rect {
  const scale = Math.min(port.w / part.w, port.h / part.h);
  const [w, h] = [port.w / scale, port.h / scale];
  return { x: part.x + (part.w - w) / 2, y: part.y + (part.h - h) / 2, w, h };
}

/** How the plane of a panel lies while a part of it is seen; the panel's own view when left out. */
export function planeOf(panel: Panel, part: Rect = panel.view): Plane {
  const port = portOf(panel);
  const seen = filling(part, port);
  const scale = port.w / seen.w;
  return { scale, x: port.x - seen.x * scale, y: port.y - seen.y * scale };
}

/** An area of a plane, where it lies on the scene. */
export const onScene = ({ scale, x, y }: Plane, area: Rect): Rect => ({
  x: x + area.x * scale,
  y: y + area.y * scale,
  w: area.w * scale,
  h: area.h * scale,
});

/** The planes of a scene's panels, each with the whole of its view in sight. */
export const planesOf = ({ panels = [] }: Scene): Map<string, Plane> =>
  new Map(panels.map((panel) => [panel.id, planeOf(panel)]));

/** What lies on the same plane: that of a panel, or with no id that of the scene itself. */
export const lyingOn = <T extends { readonly panel?: string }>(
  things: readonly T[],
  panel?: string,
): readonly T[] => things.filter((thing) => thing.panel === panel);
