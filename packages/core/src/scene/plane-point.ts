import type { Area, Scene, Space } from "./scene.ts";

/** A point of a scene, or of one of its panels. */
export interface PlanePoint {
  readonly panel?: string;
  readonly x: number;
  readonly y: number;
}

/** Whether a point, in fractions of the size of an area, is inside its outline: a ray from it crosses an odd number of sides. */
const isInOutline = (outline: NonNullable<Area["outline"]>, x: number, y: number): boolean =>
  outline === "circle"
    ? Math.hypot(x - 0.5, y - 0.5) <= 0.5
    : outline.reduce((isInside, [ax, ay], i) => {
        const [bx, by] = outline.at(i - 1) ?? [ax, ay];
        return isInside !== (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay));
      }, false);

/** Whether a point lies in an area of the same plane. */
export const containsPoint = ({ x, y, w, h, panel, outline }: Area & PlanePoint, at: PlanePoint): boolean =>
  at.panel === panel &&
  at.x >= x &&
  at.x <= x + w &&
  at.y >= y &&
  at.y <= y + h &&
  (!outline || isInOutline(outline, (at.x - x) / w, (at.y - y) / h));

/** The spaces under some pieces. */
export function spacesOf(pieceIds: readonly string[], { pieces, spaces }: Scene): Space[] {
  const found = pieces.filter(({ id }) => pieceIds.includes(id));
  return spaces.filter((space) => found.some((piece) => containsPoint(space, piece)));
}
