import type { Rect, Scene } from "@serpentarium/core";

const holds = ({ x, y, w, h }: Rect, at: { readonly x: number; readonly y: number }): boolean =>
  at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;

const ids = ({ spaces }: Scene): string => spaces.map(({ id }) => id).join(" ");

/**
 * Where the spaces that an action touched are after it. Their ids hold while the spaces stay the same; where one
 * has gone and the others may be renumbered, the pieces that stood there are followed.
 */
export function touchedAfter(before: Scene, after: Scene, touched: readonly string[]): string[] {
  if (ids(before) === ids(after)) return [...new Set(touched)];
  const from = before.spaces.filter(({ id }) => touched.includes(id));
  const pieces = before.pieces
    .filter((piece) => from.some((space) => holds(space, piece)))
    .map(({ id }) => id);
  const now = after.pieces.filter(({ id }) => pieces.includes(id));
  return after.spaces.filter((space) => now.some((piece) => holds(space, piece))).map(({ id }) => id);
}

/** The spaces in which the middle of a target lies. */
export function spacesUnder({ spaces, targets }: Scene, target: string): string[] {
  const area = targets.find(({ id }) => id === target)?.area;
  if (!area) return [];
  const middle = { x: area.x + area.w / 2, y: area.y + area.h / 2 };
  return spaces.filter((space) => holds(space, middle)).map(({ id }) => id);
}
